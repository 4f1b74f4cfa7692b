"""A run of equal letters at once: of its r letters, any k can be used, in C(r, k) ways.

If s goes on with r equal letters and t with k of the same, any k of the r will do. So `ways` is
updated once for each run of s, and a binomial coefficient stands for all ways within the run.
Time: O(m · n): each run of r letters tries up to r numbers of them for each place of t
Space: O(n)
"""

from itertools import groupby


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter, run in groupby(s):
            length = sum(1 for _ in run)
            for end in range(len(t), 0, -1):
                choices, used = 1, 0
                while used < min(length, end) and t[end - used - 1] == letter:
                    used += 1
                    choices = choices * (length - used + 1) // used  # C(length, used)
                    ways[end] += choices * ways[end - used]
        return ways[-1]
