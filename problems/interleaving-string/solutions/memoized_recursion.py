"""Memoized recursion: the next letter of s3 comes from s1 or from s2; if both match, try both.

The remaining problem depends only on how many letters have been taken from each string, not on the
order in which they were taken:

    fits(i, j) = (s1[i] == s3[i + j] and fits(i + 1, j))
              or (s2[j] == s3[i + j] and fits(i, j + 1))

Each line counts only if its string has letters left. The base case is the end of s3, when all
letters of both strings are used, since the lengths add up. Without the cache, equal letters would
make the time exponential. The recursion is m + n + 1 calls deep if all letters fit.

For s1 = "aab", s2 = "ac", s3 = "aacab":

    i  j  return
    2  0  False   "c" does not come next in "b" or "ac"
    3  2  True    the end of s3
    2  2  True
    1  2  True
    1  1  True
    1  0  True
    0  0  True
    return True
Level: 2
From: wrong/no_cache; the numbers of letters taken decide what remains, in whichever order they were
  taken, so remember the result of each pair
Ask: After some letters of s3 are matched, what do you have to know to go on?
Beware: wrong/no_cache, wrong/lengths_not_compared
Time: O(m · n)
Space: O(m · n), the results
"""

from functools import cache


class Solution:
    def isInterleave(self, s1: str, s2: str, s3: str) -> bool:
        if len(s1) + len(s2) != len(s3):
            return False

        @cache
        def fits(i, j):
            if i + j == len(s3):
                return True
            letter = s3[i + j]
            if i < len(s1) and s1[i] == letter and fits(i + 1, j):
                return True
            return j < len(s2) and s2[j] == letter and fits(i, j + 1)

        return fits(0, 0)
