"""Reversal: reverse each link while walking; if there is a cycle, the walk ends at the head again.

Once the walk has gone round the cycle, the links that it has turned lead it back the way it came. A
single node is both head and last node, so it is checked before. Reversing a second time puts every
link back.
Level: 4
Time: O(n)
Space: O(1)
"""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        if head is None or head.next is None:
            return False
        last = self.reverse(head)
        self.reverse(last)
        return last is head

    def reverse(self, node):
        """Turn every link around; returns the node at which the walk ends."""
        before = None
        while node:
            node.next, before, node = before, node, node.next
        return before
