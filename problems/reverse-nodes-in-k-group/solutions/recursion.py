"""Recursion: solve the list after the first group, then reverse the group in front of the result.

The base case: fewer than k nodes stay as they are. Otherwise, the old first node becomes the last
of its group, so the first link is turned towards the result for the rest.

For head = [1, 2, 3, 4, 5], k = 2:

    head.val  return
    5         5                  the last call ends first: too few nodes for a group
    3         4 → 3 → 5
    1         2 → 1 → 4 → 3 → 5
Level: 2
From: turn_each_link; the link before each group can be set only when the group is done, so solve
  the rest of the list first: then the node that this link leads to is known
Ask: If everything after the first group were done, where would the old first node of the group have
  to link?
Time: O(n)
Space: O(n / k), the depth of the recursion: a call for each group, and one for the rest
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        rest = head
        for _ in range(k):
            if not rest:
                return head
            rest = rest.next
        previous, node = self.reverseKGroup(rest, k), head
        for _ in range(k):
            following = node.next
            node.next = previous
            previous, node = node, following
        return previous
