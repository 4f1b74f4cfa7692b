"""Recursion from the end: the last token is the operator of the whole, its right operand before it.

Once the right operand has taken its tokens, the tokens of the left one are at the end. The base
case is a number. A recursion for the left operand is as deep as a long chain of operators.
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
            """The value of the expression at the end, whose tokens are taken away."""
            token = unread.pop()
            if token not in OPERATIONS:
                return int(token)
            right = value()
            left = value()
            return OPERATIONS[token](left, right)

        return value()
