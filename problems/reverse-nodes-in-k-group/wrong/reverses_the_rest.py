"""Reverses the rest as well, even if it is too short for a group."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        previous, node = None, head
        for _ in range(k):
            if not node:
                break
            following = node.next
            node.next = previous
            previous, node = node, following
        if node:
            head.next = self.reverseKGroup(node, k)
        return previous
