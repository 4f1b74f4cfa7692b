"""Two walkers, one twice as fast: the list has a cycle if and only if they meet again.

Without a cycle the fast one comes to the end. In a cycle, every step brings it one node closer
to the slow one from behind, so it cannot jump over it and catches up within one round.
Time: O(n)
Space: O(1)
"""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return True
        return False
