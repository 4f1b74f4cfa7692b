"""Whole numbers: convert both lists to integers, add them, and convert the sum back to a list.

Python's integers can have any number of digits; in most languages, 100 digits would be too many.
The conversion takes quadratic time: a long number is multiplied by 10 once for each digit.
Level: 1
Time: O(n² + m²)
Space: O(n + m)
"""


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
        for digit in str(number):  # the ones come last, and end up in front
            node = ListNode(int(digit), node)
        return node
