"""Reversal: reverse the list, leave out the n-th node from the front, and reverse it back.

The second reversal skips the node: the links of all other nodes are rewritten anyway, and none is
set to lead to this node.
Level: 4
From: two_passes; counting from the end is hard only because the links lead away from it, so reverse
  them
Beware: wrong/stays_reversed
Time: O(sz), two passes
Space: O(1)
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        return self.reversed(self.reversed(head), leave_out=n)

    def reversed(self, node, leave_out=None):
        """The list in reverse, without node number `leave_out`, if one is given."""
        before, number = None, 1
        while node:
            following = node.next
            if number != leave_out:
                node.next = before
                before = node
            node = following
            number += 1
        return before
