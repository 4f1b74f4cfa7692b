"""Move to the front: the node behind the old first one becomes the first, again and again.

The old first node itself never moves: the others are taken out from behind it, one by one, and
put in front of all, until nothing is left behind it. So it ends up as the last.
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
