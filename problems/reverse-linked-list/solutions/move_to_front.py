"""Move to the front: the node after the old first one becomes the new first, again and again.

The old first node itself never moves. The others are taken out after it, one by one, and put at the
front, until nothing is left after it. So it ends up as the last.
Time: O(n)
Space: O(1)
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        first = head
        while head and head.next:
            moved = head.next
            head.next = moved.next
            moved.next = first
            first = moved
        return first
