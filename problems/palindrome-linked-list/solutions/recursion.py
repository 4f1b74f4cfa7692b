"""Recursion: calls return from the last node to the first, while a second pointer goes forwards.

The deepest call is past the last node. While the values match, each of the others moves the front
pointer on by one node, so this pointer is always as far from the start as the node of the call is
from the end.
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
        """Whether the values from `node` to the end, read backwards, match those from the head."""
        if node is None:
            return True
        if not self.matches(node.next) or node.val != self.front.val:
            return False
        self.front = self.front.next
        return True
