"""Adds a pair around each string, before it and after it, and so never finds (())(())."""


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
