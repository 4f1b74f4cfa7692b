"""Memoized recursion: match equal first letters, or else drop the first letter of either text.

Matching equal first letters is never worse: a common subsequence that uses neither can be extended
by them, and a common subsequence that uses a later copy of the letter can use the first copy
instead (an exchange argument). The remaining parts of the texts are given by their start indices:

    longest(i, j) = 1 + longest(i + 1, j + 1)                    if text1[i] == text2[j]
    longest(i, j) = max(longest(i + 1, j), longest(i, j + 1))    otherwise

The base case is an empty remainder, with a length of 0. No result for a pair (i, j) is computed
twice, although many ways of dropping letters lead to it. The recursion is up to m + n calls deep.

For text1 = "ab", text2 = "cb":

    i  j  return
    2  0  0       an empty remainder
    2  2  0
    1  1  1       "b" matches "b"
    1  0  1       "b" and "cb"
    1  1  1       known already
    0  2  0
    0  1  1       "ab" and "b"
    0  0  1
    return 1
Level: 2
From: wrong/no_cache; different orders of dropping the same letters leave the same two remainders,
  so store the result for each pair
Ask: How many distinct pairs of remainders are there, and how many ways lead to them?
Beware: wrong/no_cache
Time: O(m · n)
Space: O(m · n), the results
"""


class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        # each row ends with 0: nothing of text2 remains
        known = [[None] * len(text2) + [0] for _ in text1]
        known.append([0] * (len(text2) + 1))  # the base case: an empty remainder

        def longest(i, j):
            if known[i][j] is None:
                if text1[i] == text2[j]:
                    known[i][j] = 1 + longest(i + 1, j + 1)
                else:
                    known[i][j] = max(longest(i + 1, j), longest(i, j + 1))
            return known[i][j]

        return longest(0, 0)
