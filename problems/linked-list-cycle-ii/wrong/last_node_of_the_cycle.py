"""Returns the last node of the cycle, which leads to the beginning, instead of the beginning."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        seen = set()
        last, node = None, head
        while node and node not in seen:
            seen.add(node)
            last, node = node, node.next
        return node and last
