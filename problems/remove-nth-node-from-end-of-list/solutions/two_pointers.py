"""Two pointers that are n nodes apart: when the first is at the end, the other is in place.

Both start at an extra node in front of the list. So when `ahead` is at the last node, `before` is
right before the node to remove, even if that is the first one.
Time: O(sz), one pass
Space: O(1)
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        extra = before = ahead = ListNode(next=head)
        for _ in range(n):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            before = before.next
        before.next = before.next.next
        return extra.next
