"""Links the digits of the sum in the order in which they are written, with the ones at the end."""


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
        node = None
        for digit in reversed(str(number)):
            node = ListNode(int(digit), node)
        return node
