"""Move to the front: count the nodes, then move all nodes of a group but the first to its front.

The first node of a group is never moved: k - 1 times, the node after it goes to the front of the
group. So it ends up as the last, and the next group begins after it. There are n // k groups.
Level: 3
From: turn_each_link; while links are turned, the group is in two parts, so move one node at a time
  to its front: then the list stays whole, and no end has to be joined
Beware: wrong/k_moves
Time: O(n), two passes
Space: O(1)
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        front = before = ListNode(next=head)
        for _ in range(length // k):
            first = before.next
            for _ in range(k - 1):
                moved = first.next
                first.next = moved.next
                moved.next = before.next
                before.next = moved
            before = first
        return front.next
