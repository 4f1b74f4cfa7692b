"""Removes the n-th node from the front, not from the end."""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        extra = before = ListNode(next=head)
        for _ in range(n - 1):
            before = before.next
        before.next = before.next.next
        return extra.next
