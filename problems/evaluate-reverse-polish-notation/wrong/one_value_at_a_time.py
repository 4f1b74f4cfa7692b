"""Completes only the last waiting operator, even if its result completes another operator."""

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
            if waiting and len(waiting[-1]) == 2:
                operation, right = waiting.pop()
                value = operation(value, right)
            if waiting:
                waiting[-1].append(value)
        return value
