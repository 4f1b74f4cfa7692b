"""Lets only the first star of the pattern match nothing at the start of s."""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        row = [True]
        for j, character in enumerate(p):
            row.append(character == "*" and j == 1)
        for letter in s:
            above, row = row, [False]
            for j, character in enumerate(p):
                if character == "*":
                    row.append(row[j - 1] or (p[j - 1] in (letter, ".") and above[j + 1]))
                else:
                    row.append(character in (letter, ".") and above[j])
        return row[-1]
