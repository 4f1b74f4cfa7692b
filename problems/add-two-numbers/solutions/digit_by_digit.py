"""Digit by digit, as on paper: add two digits and the carry, and carry the tens.

A list that has ended counts as 0. The sum may need one more digit, so the loop goes on while there
is a carry. A sentinel in front avoids a special case for the first digit.

For l1 = [9, 5], l2 = [7]:

    total  l1     l2    carry  front.next
    -      9 → 5  7     0      None        before the first digit
    16     5      None  1      6           9 + 7
    6      None   None  0      6 → 6       5 + 1, the carry
    return 6 → 6
Level: 2
From: whole_numbers; the conversions need integers of any size and take quadratic time, so add the
  digits where they are
Ask: How do you add on paper, and what do you have to remember from one column to the next? When are
  you done?
Beware: wrong/forgets_the_last_carry, wrong/stops_with_the_shorter
Time: O(n + m)
Space: O(1) besides the result
"""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        front = last = ListNode()
        carry = 0
        while l1 or l2 or carry:
            total = carry
            if l1:
                total += l1.val
                l1 = l1.next
            if l2:
                total += l2.val
                l2 = l2.next
            carry, digit = divmod(total, 10)
            last.next = ListNode(digit)
            last = last.next
        return front.next
