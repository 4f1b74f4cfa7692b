"""Asks only whether the fast walker is at the end, not whether it is one step before it."""

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
