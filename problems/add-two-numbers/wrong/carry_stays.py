"""Sets the carry when there is one, but never resets it to 0."""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        front = last = ListNode()
        carry = 0
        while l1 or l2:
            total = carry
            if l1:
                total += l1.val
                l1 = l1.next
            if l2:
                total += l2.val
                l2 = l2.next
            if total > 9:
                carry = 1
            last.next = ListNode(total % 10)
            last = last.next
        if carry:
            last.next = ListNode(carry)
        return front.next
