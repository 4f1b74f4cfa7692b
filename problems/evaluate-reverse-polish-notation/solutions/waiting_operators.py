"""Stack of operators, from the end: each waits for its right operand, then for its left operand.

When an operator has both operands, its result may be the left operand of the operator below it on
the stack, which is then applied as well, and so on; if not, it is the right operand.
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
