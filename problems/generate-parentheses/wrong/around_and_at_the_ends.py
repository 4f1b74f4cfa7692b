"""Adds a pair only around, before or after each string, so it never finds (())(())."""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = {""}
        for _ in range(n):
            strings = {
                longer
                for string in strings
                for longer in (f"({string})", f"(){string}", f"{string}()")
            }
        return list(strings)
