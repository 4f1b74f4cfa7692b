"""Reverse the second half, so that both halves can be read forwards, then interleave them.

Two pointers find the middle: when the one that is twice as fast is at the end, the other is there.
The first half is longer by one or two nodes, which stay at the end as they are.
Time: O(n)
Space: O(1)
"""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        second = self.reverse(slow.next)
        slow.next = None

        first = head
        while second:
            after_first, after_second = first.next, second.next
            first.next = second
            second.next = after_first
            first, second = after_first, after_second

    def reverse(self, node):
        """Turn every link around; returns the node that was last."""
        before = None
        while node:
            after = node.next
            node.next = before
            before, node = node, after
        return before
