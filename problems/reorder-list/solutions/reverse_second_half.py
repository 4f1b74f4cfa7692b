"""Fast and slow pointers find the middle; the second half is reversed, then the halves interleave.

After the reversal, both halves can be read forwards. The first half is longer by one or two nodes,
which stay at the end as they are.

For head = [1, 2, 3, 4]:

    first              second
    1 → 2 → 3          4
    2 → 3              None
Level: 2
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
            after = node.next
            node.next = before
            before, node = node, after
        return before
