"""Starts at the first node, and has no node before it when the first node is to be removed."""

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
