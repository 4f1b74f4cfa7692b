"""Recursion: do what follows the first group, then reverse that group in front of it.

The base case: fewer than k nodes stay as they are. Otherwise, the old first node has to link to the
result for the rest, so turning the links of the group starts from there.
Level: 2
Time: O(n)
Space: O(n / k), the depth of the recursion: a call for each group and one for a shorter rest
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
