"""Keeps the pointers n + 1 nodes apart, but still stops at the last node."""

VERDICT = "Runtime Error"


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        extra = before = ahead = ListNode(next=head)
        for _ in range(n + 1):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            before = before.next
        before.next = before.next.next
        return extra.next
