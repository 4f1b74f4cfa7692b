"""Fast and slow pointers find the middle; the second half is reversed and compared with the first.

Both halves end in one node: the middle node or, if the number of nodes is even, the second of the
two middle nodes. The caller gets the list back as it was: the second half is reversed once more.

For head = [1, 2, 3, 2, 1]:

    front      back
    1 → 2 → 3  1 → 2 → 3  both halves now end at 3
    2 → 3      2 → 3
    3          3
    None       None
    return True
Level: 2
From: stack; half of the list is copied only to be read backwards, so reverse the links of one half
Ask: Which links would have to change, so that you can walk inwards from both ends? Can you restore
  them?
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
            following = node.next
            node.next = before
            before, node = node, following
        return before
