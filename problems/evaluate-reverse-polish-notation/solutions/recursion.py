"""Recursion from the end: the last token is the main operator, right after its right operand.

Each call removes its expression from the end. Once the right operand is gone, the left operand is
at the end. The base case is a number. A chain of operators makes the recursion about n / 2 calls
deep.

For tokens = ["2", "1", "+", "3", "*"]:

    token  unread           return
    3      ['2', '1', '+']  3       the right operand of *
    1      ['2']            1       the right operand of +
    2      []               2
    +      []               3       the left operand of *
    *      []               9
    return 9
Level: 3
From: stack; read from the end, an operator comes before its operands, so let a call ask for its two
  operands: then the call stack replaces the list of values
Time: O(n)
Space: O(n), the copy of the tokens and the depth of the recursion
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
