"""Two walkers, one twice as fast: the list has a cycle if and only if they meet again.

Without a cycle, the fast one comes to the end. Once both are in a cycle, every step brings the fast
one closer to the slow one by one node. So it cannot jump over the slow one, and catches up within
one round.
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
