"""Skips a star but not its letter at the start of s, so the letter still has to match."""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        row = [True]
        for j, character in enumerate(p):
            row.append(character == "*" and row[j])
        for letter in s:
            above, row = row, [False]
            for j, character in enumerate(p):
                if character == "*":
                    row.append(row[j - 1] or (p[j - 1] in (letter, ".") and above[j + 1]))
                else:
                    row.append(character in (letter, ".") and above[j])
        return row[-1]
