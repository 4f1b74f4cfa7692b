"""Memoized recursion: keep equal first letters; otherwise, try all three edits on them.

The distance between the remaining letters of both words depends only on where they start:

    edits(i, j) = edits(i + 1, j + 1)                     if word1[i] == word2[j]
    edits(i, j) = 1 + min(edits(i + 1, j),                delete
                          edits(i, j + 1),                insert
                          edits(i + 1, j + 1))            replace

The base case is the end of either word: each letter left in the other word takes one edit. The
result for each pair (i, j) is computed once; if nothing were stored, three calls for each pair
would take exponential time. The recursion is up to m + n calls deep.

For word1 = "ho", word2 = "o":

    i  j  return
    2  1  0       both words end
    1  0  0       "o" and "o": the letter is kept
    0  1  2       "ho" and "": both letters are deleted
    1  1  1       "o" and "": the letter is deleted
    0  0  1       delete h: 1 + 0
    return 1
Level: 2
From: wrong/no_cache; a deletion and an insertion lead to the same remaining letters in either
  order, so compute the result for each pair once
Ask: Which edits can settle the first letters of both words, and what remains after each?
Beware: wrong/no_cache, wrong/forgets_remaining_letters
Time: O(m · n)
Space: O(m · n), the results
"""


class Solution:
    def minDistance(self, word1: str, word2: str) -> int:
        known = [[None] * len(word2) for _ in word1]

        def edits(i, j):
            if i == len(word1) or j == len(word2):
                return len(word1) - i + len(word2) - j
            if known[i][j] is None:
                if word1[i] == word2[j]:
                    known[i][j] = edits(i + 1, j + 1)
                else:
                    known[i][j] = 1 + min(edits(i + 1, j), edits(i, j + 1), edits(i + 1, j + 1))
            return known[i][j]

        return edits(0, 0)
