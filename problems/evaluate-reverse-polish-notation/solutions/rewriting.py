"""Brute force: repeatedly replace the first operator and its two numbers with their value.

No stack is needed: every token before the first operator is a number. After a replacement, reading
goes on right after the new value, since no operator comes before it.
Level: 1
Time: O(n²): each replacement moves the rest of the list
Space: O(n), for a copy of the list; O(1) if it may be changed
"""

from operator import add, mul, sub

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
                place -= 2
            place += 1
        return int(tokens[0])
