"""Bottom-up table in two rows: each row depends only on itself, to the left, and on the row above.

`row[j]` tells whether the letters of s read so far match the first j characters of the pattern. Row
0, for no letters, depends on stars: `p[:j]` matches if it ends with a star and `p[:j - 2]` matches.
Level: 3
From: table; each row is needed only for the next row, so two rows are enough
Beware: wrong/drops_only_the_star
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
