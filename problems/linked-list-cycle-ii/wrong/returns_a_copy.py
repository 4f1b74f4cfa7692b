"""Makes a new node with the value of the beginning, instead of returning the node in the list."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        seen = set()
        node = head
        while node and node not in seen:
            seen.add(node)
            node = node.next
        return ListNode(node.val) if node else None
