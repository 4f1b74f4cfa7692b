"""Reads the link of the first node without checking that there is a first node."""

VERDICT = "Runtime Error"


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        if head.next is None:
            return head
        first = self.reverseList(head.next)
        head.next.next = head
        head.next = None
        return first
