"""Starts from None, not from the result for the rest, so the list ends after the first group."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        rest = head
        for _ in range(k):
            if not rest:
                return head
            rest = rest.next
        self.reverseKGroup(rest, k)
        previous, node = None, head
        for _ in range(k):
            following = node.next
            node.next = previous
            previous, node = node, following
        return previous
