"""Checks that the fast pointer has a next node, but not that the pointer itself is not None."""

VERDICT = "Runtime Error"


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast.next:
            slow = slow.next
            fast = fast.next.next
        last = self.reverse(slow)
        front, back = head, last
        while back and front.val == back.val:
            front = front.next
            back = back.next
        self.reverse(last)
        return back is None

    def reverse(self, node):
        """Turn the links around; returns the last node, which is now the first."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
