"""Stack of the first half: each value of the second half must equal the value on top.

Fast and slow pointers find the middle; the slow one pushes the values that it passes. The last
value pushed is popped first, so the first half is read backwards.

For head = [1, 2, 3, 2, 1]:

    slow   passed
    2 → 1  [1, 2]  3 is in the middle, and skipped
    1      [1]
    None   []
    return True
Level: 2
From: two_pointers; the whole list is copied, although only the first half has to be read backwards,
  so push only that half
Ask: Which half has to be read backwards, and when do you know that you have reached the other half?
Beware: wrong/middle_has_a_partner
Time: O(n)
Space: O(n)
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        passed = []
        slow = fast = head
        while fast and fast.next:
            passed.append(slow.val)
            slow = slow.next
            fast = fast.next.next
        if fast:
            slow = slow.next  # with an odd length, the middle has no partner
        while slow:
            if passed.pop() != slow.val:
                return False
            slow = slow.next
        return True
