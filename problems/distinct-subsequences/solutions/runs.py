"""Counting within runs: k equal letters of t can be chosen from a run of r letters in C(r, k) ways.

`ways` is updated once for each run of equal letters of s. If a prefix of t ends with k or more
copies of the run's letter, the last k of them can come from a run of r letters, for each k up to r;
a binomial coefficient counts the choices. Prefixes are updated from the longest to the shortest, so
each update reads only entries from before the run.

For s = "aabb", t = "ab":

    letter  end  used  choices  ways
    a       2    0     1        [1, 0, 0]  t[:2] does not end with "a"
    a       1    1     2        [1, 2, 0]  "a" can be either a
    b       2    1     2        [1, 2, 4]  each a with either b
    b       1    0     1        [1, 2, 4]
    return 4
Level: 4
From: one_row; a run of equal letters in s makes the same updates again and again, so let a binomial
  coefficient make them at once
Beware: wrong/one_way_within_a_run
Time: O(m · n), for m letters in s and n in t: a run of r takes up to r steps at each index of t
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
