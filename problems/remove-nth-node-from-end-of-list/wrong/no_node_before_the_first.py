"""Starts at the first node, and looks for a node before it when that one is to go."""

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
