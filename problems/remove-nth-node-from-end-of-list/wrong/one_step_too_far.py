"""Stops when one pointer has left the list, but the other is then at the node, not before it."""

VERDICT = "Runtime Error"


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        extra = before = ahead = ListNode(next=head)
        for _ in range(n):
            ahead = ahead.next
        while ahead:
            ahead = ahead.next
            before = before.next
        before.next = before.next.next
        return extra.next
