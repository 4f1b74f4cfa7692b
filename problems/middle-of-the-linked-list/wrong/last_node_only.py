"""Checks only whether the fast pointer is on the last node, not whether it is past the end."""

VERDICT = "Runtime Error"


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast.next:
            slow = slow.next
            fast = fast.next.next
        return slow
