"""Checks only whether the fast pointer is past the end, not whether it is on the last node."""

VERDICT = "Runtime Error"


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast:
            slow = slow.next
            fast = fast.next.next
        return slow
