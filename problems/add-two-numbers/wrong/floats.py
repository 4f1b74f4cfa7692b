"""Computes with floats, which keep only about 16 digits of a number."""

CAUGHT_BY = "generated"


class Solution:
    def addTwoNumbers(self, l1: ListNode | None, l2: ListNode | None) -> ListNode | None:
        return self.linked(self.number(l1) + self.number(l2))

    def number(self, node):
        digits = []
        while node:
            digits.append(node.val)
            node = node.next
        return sum(digit * 10.0**place for place, digit in enumerate(digits))

    def linked(self, number):
        node = None
        for digit in str(int(number)):
            node = ListNode(int(digit), node)
        return node
