"""Memoized recursion: take a number of one or two digits, and decode the rest.

Each way begins with a number of either one digit or two, so the numbers of ways add up:

    ways(start) = ways(start + 1) + ways(start + 2)

The second term counts only if at least two digits remain, and form a number up to 26. The base
cases are the end of s, with one way to decode nothing, and a 0 at `start`, with no way at all. The
cache is keyed by the index where the rest starts; without it, 45 ones would take billions of calls.

For s = "1210":

    start  s[start:]  return
    3      '0'        0       no letter begins with 0
    4      ''         1
    2      '10'       1       only 10
    1      '210'      1       2, then 10; no letter after 21
    0      '1210'     2       1, 2, 10 and 12, 10
    return 2
Level: 2
From: wrong/no_cache; the ways to decode a suffix do not depend on the digits before it, so count
  them once
Ask: After the first number, which problem remains, and how many such problems are there?
Beware: wrong/no_cache, wrong/uses_zero_as_unknown
Time: O(n)
Space: O(n), the cache and the recursion
"""

from functools import cache


class Solution:
    def numDecodings(self, s: str) -> int:
        @cache
        def ways(start):
            if start == len(s):
                return 1
            if s[start] == "0":
                return 0
            found = ways(start + 1)
            if start + 2 <= len(s) and int(s[start : start + 2]) <= 26:
                found += ways(start + 2)
            return found

        return ways(0)
