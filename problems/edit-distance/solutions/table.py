"""Bottom-up table: for each pair of prefixes, the fewest edits that turn one into the other.

If both prefixes end with the same letter, it is kept: neighbouring entries differ by at most 1, so
no edit does better. Otherwise, the last letter of the first prefix is deleted, or the last letter
of the second prefix is inserted, or one replaces the other:

    edits[i][j] = edits[i - 1][j - 1]                     if word1[i - 1] == word2[j - 1]
    edits[i][j] = 1 + min(edits[i - 1][j],                delete
                          edits[i][j - 1],                insert
                          edits[i - 1][j - 1])            replace

The base cases have an empty prefix: each letter of the other prefix takes one edit.

For word1 = "horse", word2 = "ros":

    i  word1[i - 1]  edits[i]
    1  h             [1, 1, 2, 3]  from "h" to "", "r", "ro" and "ros"
    2  o             [2, 2, 1, 2]  from "ho"
    3  r             [3, 2, 2, 2]  from "hor"
    4  s             [4, 3, 3, 2]  from "hors"
    5  e             [5, 4, 4, 3]  from "horse"
    return 3
Level: 2
From: memoized_recursion; each pair needs only three pairs of shorter prefixes, so two loops compute
  them in order
Ask: In how many ways can the last letters of two prefixes be settled, and which shorter prefixes
  remain?
Beware: wrong/border_of_zeros, wrong/replaced_by_itself
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        m, n = len(word1), len(word2)
        edits = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            edits[i][0] = i
        for j in range(1, n + 1):
            edits[0][j] = j
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if word1[i - 1] == word2[j - 1]:
                    edits[i][j] = edits[i - 1][j - 1]
                else:
                    deleted, inserted = edits[i - 1][j], edits[i][j - 1]
                    edits[i][j] = 1 + min(deleted, inserted, edits[i - 1][j - 1])
        return edits[m][n]
