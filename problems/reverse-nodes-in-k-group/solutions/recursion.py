"""Recursion: solve the list after the first group, then reverse the group in front of the result.

The base case: fewer than k nodes stay as they are. Otherwise, the old first node has to link to the
result for the rest, so the first link that is turned leads to that result.
Level: 2
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
            node.next, previous, node = previous, node, node.next
        return previous
