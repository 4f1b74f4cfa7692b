"""Waits for the head to be reached again, and never ends if the cycle starts after the head."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        node = head
        while node:
            node = node.next
            if node is head:
                return True
        return False
