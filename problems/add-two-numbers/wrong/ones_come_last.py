"""Reads the digits from the first node to the last, as in a written number."""


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        return self.linked(self.number(l1) + self.number(l2))

    def number(self, node):
        digits = []
        while node:
            digits.append(node.val)
            node = node.next
        number = 0
        for digit in digits:
            number = 10 * number + digit
        return number

    def linked(self, number):
        node = None
        for digit in str(number):  # the ones come last, and end up in front
            node = ListNode(int(digit), node)
        return node
