"""Recursion: reorder the nodes between the first and the last node, then put these two before them.

A part of the list is given by its first node and its length. Its last node is not known at first,
but it follows the part inside, and reordering that part returns the node that followed it.
Level: 4
Time: O(n)
Space: O(n), the depth of the recursion: up to n / 2 calls
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
        """Reorder that many nodes, and end the list there; returns the node that followed them."""
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
