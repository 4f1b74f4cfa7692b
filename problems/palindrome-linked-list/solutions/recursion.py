"""Recursion: calls return from the last node to the first, while a second pointer goes forwards.

The deepest call is past the last node. Whenever a call returns, the front pointer has moved on by
one node, so the two are always equally far from their ends.
Level: 3
Beware: wrong/front_stays
Time: O(n)
Space: O(n), the depth of the recursion: n + 1 calls
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        self.front = head
        return self.matches(head)

    def matches(self, node):
        """Whether the values from here to the end are those from the head on, backwards."""
        if node is None:
            return True
        if not self.matches(node.next) or node.val != self.front.val:
            return False
        self.front = self.front.next
        return True
