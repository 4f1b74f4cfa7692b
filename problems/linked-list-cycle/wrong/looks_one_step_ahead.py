"""Checks only that the fast pointer is at a node, not that another node follows."""

VERDICT = "Runtime Error"


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return True
        return False
