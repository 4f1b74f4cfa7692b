"""Recursion: reorder the nodes between the first and the last, then put these two in front.

A part of the list is given by its first node and its length. Its last node comes right after the
part inside; each call returns the node after its own part, so the inner call finds the last node.

For head = [1, 2, 3, 4]:

    first          length  return
    2 → 3          2       4       the node after 2 and 3
    1 → 4 → 2 → 3  4       None
Level: 4
From: both_ends; once the first and the last node are taken, the same task remains for a shorter
  list, so let a call reorder it
Time: O(n)
Space: O(n), the depth of the recursion: n / 2 calls, rounded up
"""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        self.reorder(head, length)

    def reorder(self, first, length):
        """Reorder `length` nodes, end the list there, and return the node that followed them."""
        if length <= 2:
            last = first if length == 1 else first.next
            after = last.next
            last.next = None
            return after
        inside = first.next
        last = self.reorder(inside, length - 2)
        after = last.next
        first.next = last
        last.next = inside
        return after
