"""Simulation: repeatedly replace the first operator and its two numbers with their value.

No stack is needed: every token before the first operator is a number. After a replacement, reading
goes on right after the new value, since no operator comes before it.

For tokens = ["4", "2", "1", "+", "*"]:

    index  tokens
    3      ['4', '2', '1', '+', '*']  only numbers so far
    2      ['4', '3', '*']            2 + 1 is replaced with 3
    1      ['12']
    return 12
Level: 1
Time: O(n²): each replacement moves the rest of the list
Space: O(n), for a copy of the list; O(1) if it may be changed
"""

from operator import add, mul, sub

OPERATIONS = {"+": add, "-": sub, "*": mul, "/": lambda left, right: int(left / right)}


class Solution:
    def evalRPN(self, tokens: list[str]) -> int:
        tokens = tokens[:]
        index = 0
        while len(tokens) > 1:
            if tokens[index] in OPERATIONS:
                left, right = int(tokens[index - 2]), int(tokens[index - 1])
                value = OPERATIONS[tokens[index]](left, right)
                tokens[index - 2 : index + 1] = [str(value)]
                index -= 2
            index += 1
        return int(tokens[0])
