"""Assumes that there are at least two nodes."""

VERDICT = "Runtime Error"


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        slow, fast = head.next, head.next.next
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        return slow
