"""Stops at the end of the first list, and leaves out the remaining digits of the second list."""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        node, other = l1, l2
        carry = 0
        while node:
            total = node.val + carry
            if other:
                total += other.val
                other = other.next
            carry, node.val = divmod(total, 10)
            last, node = node, node.next
        if carry:
            last.next = ListNode(carry)
        return l1
