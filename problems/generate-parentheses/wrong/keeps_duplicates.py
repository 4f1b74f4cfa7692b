"""Inserts a pair at every place of every string, which gives the same string several times."""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = [""]
        for _ in range(n):
            strings = [
                string[:place] + "()" + string[place:]
                for string in strings
                for place in range(len(string) + 1)
            ]
        return strings
