"""Fast and slow pointers find the middle; the second half is reversed and compared with the first.

If the number of nodes is odd, the middle node becomes the end of both halves. The caller gets the
list back as it was: the second half is reversed once more.

For head = [1, 2, 2, 1]:

    slow.val  front.val  back.val
    1         -          -
    2         -          -
    2         1          1         the second half is reversed
    2         2          2
    return True
Level: 2
Beware: wrong/first_half_again, wrong/reverses_all_of_it
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
        """Turn the links around; return the last node, which is now the first."""
        before = None
        while node:
            node.next, before, node = before, node, node.next
        return before
