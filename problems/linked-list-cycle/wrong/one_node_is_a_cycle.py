"""Mistakes a single node for a cycle, because reversing it also ends at the head."""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        if head is None:
            return False
        last = self.reverse(head)
        self.reverse(last)
        return last is head

    def reverse(self, node):
        """Turn every link around, and return the node at which the walk ends."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
