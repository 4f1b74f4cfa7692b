"""Recursion: the deepest call returns the length; then each call checks if its node is halfway.

Each call returns the list's length, and the middle node unless the middle is before the call's own
node.
Level: 4
From: two_passes; the list is walked twice, so let a recursion do both: it walks forwards as it
  calls, and backwards as the calls return
Time: O(n)
Space: O(n), the depth of the recursion: n + 1 calls
"""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        return self.length_and_middle(head, 0)[1]

    def length_and_middle(self, node, before):
        if node is None:
            return before, None
        length, middle = self.length_and_middle(node.next, before + 1)
        return length, (node if before == length // 2 else middle)
