"""Reads the left operand first, but when reading from the end, the right operand comes first."""

from operator import add, mul, sub

OPERATIONS = {"+": add, "-": sub, "*": mul, "/": lambda left, right: int(left / right)}


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        unread = tokens[:]

        def value():
            """The value of the expression at the end, whose tokens are taken away."""
            token = unread.pop()
            if token not in OPERATIONS:
                return int(token)
            left = value()
            right = value()
            return OPERATIONS[token](left, right)

        return value()
