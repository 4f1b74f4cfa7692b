"""Reversal in place, group by group: find the last node of the group, then turn each link up to it.

The first link is turned towards the node after the group, since the old first node becomes the
last. With a sentinel in front, the first group is not a special case: there is always a node before
the group, and this node has to link to the new first node of the group.

For head = [1, 2, 3, 4, 5], k = 2:

    first.val  after.val  front.next
    -          -          1 → 2 → 3 → 4 → 5  before the first group
    1          3          2 → 1 → 3 → 4 → 5
    3          5          2 → 1 → 4 → 3 → 5
    return 2 → 1 → 4 → 3 → 5
Level: 2
From: stack; the nodes of a group are pushed only to be taken in reverse order, so turn their links
  where they are, and join both ends of the group to the list
Ask: Which two links lead into a group and out of it, and where must they lead when the group is
  reversed?
Beware: wrong/groups_not_joined, wrong/goes_on_from_the_new_first
Time: O(n)
Space: O(1)
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        while last := self.ahead(before, k):
            first, after = before.next, last.next
            previous, node = after, first
            while node is not after:
                following = node.next
                node.next = previous
                previous, node = node, following
            before.next = last
            before = first
        return front.next

    def ahead(self, node, k):
        while node and k:
            node = node.next
            k -= 1
        return node
