"""Reverses the rest as well, even if it is too short for a group."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        previous, node = None, head
        for _ in range(k):
            if not node:
                break
            node.next, previous, node = previous, node, node.next
        if node:
            head.next = self.reverseKGroup(node, k)
        return previous
