"""A slow and a fast walker meet in the cycle; walks from there and from the head meet at its start.

When they meet, the slow one has gone as many steps as the fast one is ahead: whole rounds. So one
that starts at the head and the slow one, if it goes on at the same pace, are always whole rounds
apart. The first place at which both can be is where the cycle begins.
Time: O(n)
Space: O(1)
"""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                break
        else:
            return None
        node = head
        while node is not slow:
            node = node.next
            slow = slow.next
        return node
