"""Reverses the list to count from its front, but does not reverse it back."""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        before = None
        while head:
            following = head.next
            head.next = before
            before, head = head, following
        extra = before = ListNode(next=before)
        for _ in range(n - 1):
            before = before.next
        before.next = before.next.next
        return extra.next
