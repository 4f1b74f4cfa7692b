"""Digit by digit, as on paper: add two digits and the carry, and carry the tens.

A list that has ended counts as 0. The sum may need one more digit, so the loop goes on while there
is a carry. A sentinel in front avoids a special case for the first digit.

For l1 = [9, 5], l2 = [7]:

    l1     l2    carry  front.next
    9 → 5  7     0      None
    5      None  1      6
    None   None  0      6 → 6
    return 6 → 6
Level: 2
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
