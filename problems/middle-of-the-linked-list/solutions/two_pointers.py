"""Two pointers: one goes twice as fast, so when it is at the end, the other one is in the middle.

The fast one makes both of its steps or none. It ends on the last node or, if their number is even,
behind it, when the slow one is on the second of the two in the middle.
Time: O(n)
Space: O(1)
"""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        return slow
