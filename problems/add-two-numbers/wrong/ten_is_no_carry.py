"""Carries only if the sum of two digits is greater than 10, and writes 10 as a digit."""


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
            carry = 1 if total > 10 else 0
            last.next = ListNode(total - 10 * carry)
            last = last.next
        return front.next
