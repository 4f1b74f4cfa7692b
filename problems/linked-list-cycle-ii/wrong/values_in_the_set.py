"""Puts values into the set instead of nodes, so a repeated value looks like the beginning."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        seen = set()
        node = head
        while node and node.val not in seen:
            seen.add(node.val)
            node = node.next
        return node
