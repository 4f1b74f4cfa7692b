"""Counting within runs: of r equal letters of s, any k make k equal letters of t, in C(r, k) ways.

`ways` is updated once for each run of equal letters of s. A prefix of t that ends with k such
letters takes any number of them from the run, and a binomial coefficient counts the choices within
the run. Prefixes are read from the longest to the shortest, so that they add entries from before
the run.

For s = "aabb", t = "ab":

    letter  end  used  choices  ways
    a       1    1     2        [1, 0, 0]  "a" from either of two
    b       2    1     2        [1, 2, 0]  each of them with either b
    return 4
Level: 4
Beware: wrong/one_way_within_a_run
Time: O(m · n), since a run of r letters tries up to r numbers of letters for each place of t
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
