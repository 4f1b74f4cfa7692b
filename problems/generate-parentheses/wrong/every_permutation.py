"""Tries all orders of 2n parentheses as if all of them differed: 16! orders for 8 pairs."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        found = set()
        for parentheses in permutations("(" * n + ")" * n):
            balance = 0
            for parenthesis in parentheses:
                balance += 1 if parenthesis == "(" else -1
                if balance < 0:
                    break
            else:
                found.add("".join(parentheses))
        return list(found)
