"""Reverse the list on the way: a cycle leads back to the head, otherwise the end is elsewhere.

Once the walk has gone round the cycle, the links that it has turned take it back the way it came.
A single node is first and last in any case, so it is looked at before. Reversing a second time
puts everything back where it was.
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
