"""Fast and slow pointers find the middle; the second half is reversed, then the halves interleave.

After the reversal, both halves can be read forwards. The first half is longer by one or two nodes,
which stay at the end as they are.

For head = [1, 2, 3, 4, 5]:

    head               first      second
    1 → 2 → 3          1 → 2 → 3  5 → 4   cut in two, the second half reversed
    1 → 5 → 2 → 3      2 → 3      4
    1 → 5 → 2 → 4 → 3  3          None
Level: 2
From: both_ends; all nodes are listed to walk backwards, although only the second half is read
  backwards, so find this half, and reverse its links
Ask: Which nodes are taken from the back, and in which order? How could you walk through them in
  this order without extra space?
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
        """Turn every link around, and return the node that was last."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
