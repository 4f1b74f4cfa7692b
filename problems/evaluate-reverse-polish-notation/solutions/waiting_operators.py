"""Stack of operators, tokens read from the end: each waits for its right, then its left operand.

An operator with both operands is applied, and its result goes to the operator below: as the right
operand if that is still missing; otherwise as the left one, and then that operator is applied, too.
Level: 4
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
