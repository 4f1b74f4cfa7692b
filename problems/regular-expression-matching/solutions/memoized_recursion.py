"""Memoized recursion: a starred letter is skipped, or it matches one letter and stays for the next.

The rest of s starts at index i, the rest of p at index j. If p[j + 1] is a star, the character p[j]
either matches nothing more, or it fits s[i] and may match again:

    matches(i, j) = matches(i, j + 2) or (p[j] fits s[i] and matches(i + 1, j))    before a star
    matches(i, j) = p[j] fits s[i] and matches(i + 1, j + 1)                       otherwise

The base case is the end of the pattern, which matches if s has ended, too. At the end of s, no
character fits, but starred characters may still be skipped. Without the cache, several stars may
take exponential time.

For s = "xxy", p = "x*y":

    i  j  return
    0  2  False   x* skipped: "y" does not match "xxy"
    1  2  False   "y" does not match "xy"
    3  3  True    both have ended
    2  2  True    "y" matches "y"
    2  0  True    x* skipped
    1  0  True    x* matches an x
    0  0  True    x* matches an x
    return True
Level: 2
From: wrong/no_memo; different repetitions lead to the same suffixes of s and of the pattern, so
  remember whether these match
Ask: At a starred letter, which two choices are there, and what remains of s and of p after each?
Beware: wrong/no_memo, wrong/greedy_star, wrong/gives_up_at_the_end_of_s
Time: O(m · n)
Space: O(m · n), the results
"""

from functools import cache


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        @cache
        def matches(i, j):
            if j == len(p):
                return i == len(s)
            fits = i < len(s) and p[j] in (s[i], ".")
            if j + 1 < len(p) and p[j + 1] == "*":
                return matches(i, j + 2) or (fits and matches(i + 1, j))
            return fits and matches(i + 1, j + 1)

        return matches(0, 0)
