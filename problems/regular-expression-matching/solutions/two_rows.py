"""Two rows of the table: each depends only on the one above and on what is to the left.

`row[j]` is whether the letters of s read so far match the first j characters of the pattern.
Time: O(m · n)
Space: O(n)
"""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        row = [True]
        for j, character in enumerate(p):
            row.append(character == "*" and row[j - 1])
        for letter in s:
            above, row = row, [False]
            for j, character in enumerate(p):
                if character == "*":
                    row.append(row[j - 1] or (p[j - 1] in (letter, ".") and above[j + 1]))
                else:
                    row.append(character in (letter, ".") and above[j])
        return row[-1]
