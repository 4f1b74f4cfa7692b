"""Brent's cycle finding: a mark that moves after 1, 2, 4 ... steps gives the length of the cycle.

A pointer walks along the list. Each time the mark moves to the pointer, it stays there for twice as
many steps as before. When the pointer is back at the mark, the steps since the mark moved are the
length of the cycle. Now two pointers start at the head, one ahead by this length. When the other
pointer enters the cycle, the leader is one lap ahead, so they meet there.

For head = [3, 2, 0, -4], pos = 1:

    mark.val  node.val  steps  limit
    -         2         1      1
    2         0         1      2      the mark is set to 2
    2         -4        2      2
    -4        2         1      4      the mark moves to -4
    -4        0         2      4
    -4        -4        3      4      the cycle has 3 nodes
Level: 3
From: floyd; the slow pointer walks through nodes that the fast one has seen, so let it wait, and
  move it only now and then
Time: O(n)
Space: O(1)
"""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        length = self.length(head)
        if length == 0:
            return None
        leader = head
        for _ in range(length):
            leader = leader.next
        follower = head
        while follower is not leader:
            follower = follower.next
            leader = leader.next
        return follower

    def length(self, head):
        """How many nodes are in the cycle; 0 if there is none."""
        mark, node = None, head
        steps, limit = 0, 1
        while node and node is not mark:
            if steps == limit:
                mark, steps, limit = node, 0, 2 * limit
            node = node.next
            steps += 1
        return steps if node else 0
