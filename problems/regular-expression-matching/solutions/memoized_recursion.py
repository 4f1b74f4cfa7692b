"""Memoized recursion: a starred letter is skipped, or it matches one letter and stays for the next.

The rest of s starts at index i, the rest of p at index j. If p[j + 1] is a star, the character
p[j] either matches nothing more, or it fits s[i] and may match again:

    matches(i, j) = matches(i, j + 2) or (p[j] fits s[i] and matches(i + 1, j))    before a star
    matches(i, j) = p[j] fits s[i] and matches(i + 1, j + 1)                       otherwise

The base case is the end of the pattern, which matches if s has ended, too. At the end of s, no
character fits, but starred characters may still be skipped. Without the cache, several stars may
take exponential time.
Level: 2
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
