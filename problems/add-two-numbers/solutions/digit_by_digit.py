"""Add as on paper: from the ones on, add the two digits and the carry, and carry the tens.

A list that has ended counts as 0. The sum may need one more digit, so the loop goes on while there
is a carry. An extra node in front saves the special case of the first digit.
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
