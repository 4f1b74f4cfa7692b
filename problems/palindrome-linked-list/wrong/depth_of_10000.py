"""Allows a recursion of 10,000 calls, but the list may have ten times as many nodes."""

import sys

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        sys.setrecursionlimit(10_000)
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
