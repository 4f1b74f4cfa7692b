"""Starts at the first node, which leaves no node before it when it is the one to remove."""

VERDICT = "Runtime Error"


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        before = ahead = head
        for _ in range(n):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            before = before.next
        before.next = before.next.next
        return head
