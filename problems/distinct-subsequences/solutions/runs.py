"""A run of equal letters at once: it may end with k of its letters used, chosen in C(r, k) ways.

If s goes on with r equal letters and t with k of the same, any k of the r will do. So `ways` is
updated once for each run of s, and a binomial coefficient stands for all ways within the run.
Time: O(m · n): each run of r letters tries up to r + 1 numbers of them for each place of t
Space: O(n)
"""

from itertools import groupby
from math import comb


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter, run in groupby(s):
            length = len(list(run))
            choices = [comb(length, used) for used in range(length + 1)]
            for end in range(len(t), 0, -1):
                used = 0
                while used < min(length, end) and t[end - used - 1] == letter:
                    used += 1
                    ways[end] += choices[used] * ways[end - used]
        return ways[-1]
