"""Skips two tokens after each operation, as it does not go back by the two tokens removed."""

from operator import add, mul, sub

VERDICT = "Runtime Error"

OPERATIONS = {"+": add, "-": sub, "*": mul, "/": lambda left, right: int(left / right)}


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        tokens = tokens[:]
        place = 0
        while len(tokens) > 1:
            if tokens[place] in OPERATIONS:
                left, right = int(tokens[place - 2]), int(tokens[place - 1])
                value = OPERATIONS[tokens[place]](left, right)
                tokens[place - 2 : place + 1] = [str(value)]
            place += 1
        return int(tokens[0])
