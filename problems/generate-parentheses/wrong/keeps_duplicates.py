"""Inserts pairs into a list of strings, where the same string occurs several times."""


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
