"""Reverses the whole list, so nothing follows the head any more, and only the ends are compared."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        last = self.reverse(head)
        front, back = head, last
        while front and back and front.val == back.val:
            front = front.next
            back = back.next
        return front is None or back is None

    def reverse(self, node):
        """Turn the links around; returns the last node, which is now the first."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
