"""Find the middle with a slow and a fast walker, reverse the second half, and compare both halves.

Of an odd number of nodes, the one in the middle becomes the end of both halves. The caller gets the
list back as it was: the second half is reversed once more.
Time: O(n)
Space: O(1)
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast and fast.next:
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
            node.next, before, node = before, node, node.next
        return before
