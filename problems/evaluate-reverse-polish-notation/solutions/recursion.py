"""Recursion from the end: the last token is the main operator, with its right operand before it.

Each call removes its expression from the end; once the right operand is gone, the left one is at
the end. The base case is a number. A chain of operators makes the recursion about n / 2 calls deep.
Level: 3
Time: O(n)
Space: O(n), the depth of the recursion
"""

from operator import add, mul, sub

OPERATIONS = {"+": add, "-": sub, "*": mul, "/": lambda left, right: int(left / right)}


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        unread = tokens[:]

        def value():
            """Remove the expression at the end, and return its value."""
            token = unread.pop()
            if token not in OPERATIONS:
                return int(token)
            right = value()
            left = value()
            return OPERATIONS[token](left, right)

        return value()
