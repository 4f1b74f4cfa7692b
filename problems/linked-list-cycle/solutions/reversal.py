"""Reversal: reverse each link while walking; if there is a cycle, the walk ends at the head again.

Once the walk has gone round the cycle, the links that it has reversed lead it back to the head. For
a single node without a cycle, the walk would also end at the head, so this case is checked first. A
second reversal restores every link.
Level: 4
From: hash_set; the set records from outside which nodes have been visited, so let the nodes record
  it themselves, by links that lead back
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
        """Turn every link around, and return the node at which the walk ends."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
