"""Stack of operators, tokens read from the end: each waits for its right, then its left operand.

An operator with both operands is applied. Its result goes to the operator below: as the right
operand if this is still missing, otherwise as the left operand. In the latter case, the operator
below is complete, and is applied as well.

For tokens = ["2", "1", "+", "3", "*"]:

    token  len(waiting)  value
    *      1             -
    3      1             3      the right operand of *
    +      2             3
    1      2             1      the right operand of +
    2      0             9      2 + 1 is complete, and so is 3 * 3
    return 9
Level: 4
From: recursion; the recursion is as deep as the expression is nested, so keep a list, which has no
  such limit, of the operators that still lack operands
Time: O(n)
Space: O(n)
"""

from operator import add, mul, sub

OPERATIONS = {"+": add, "-": sub, "*": mul, "/": lambda left, right: int(left / right)}


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        waiting = []  # operators, some with their right operands: [operation] or [operation, right]
        for token in reversed(tokens):
            if token in OPERATIONS:
                waiting.append([OPERATIONS[token]])
                continue
            value = int(token)
            while waiting and len(waiting[-1]) == 2:
                operation, right = waiting.pop()
                value = operation(value, right)
            if waiting:
                waiting[-1].append(value)
        return value
