"""Reverse and undo: reverse each group without looking ahead; if it is too short, reverse it again.

`reverse` turns up to k links around, and returns the new first node, how many nodes it has turned,
and the node after them. Turning the same nodes once more puts them back in order.
Level: 3
From: turn_each_link; each group is walked through first, only because the last one may be too
  short, so reverse without looking, and reverse the last group back
Time: O(n): only the nodes of a last group that is too short are visited twice
Space: O(1)
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        node = head
        while node:
            first = node
            before.next, turned, node = self.reverse(first, k)
            if turned < k:
                before.next, _, _ = self.reverse(before.next, turned)
            before = first
        return front.next

    def reverse(self, node, k):
        previous, turned = None, 0
        while node and turned < k:
            following = node.next
            node.next = previous
            previous, node = node, following
            turned += 1
        return previous, turned, node
