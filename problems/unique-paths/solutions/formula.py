"""Formula, a binomial coefficient: choose which of the m + n - 2 moves lead down.

Every path consists of m - 1 moves down and n - 1 moves to the right, and every order of these moves
is a path. So there are C(m + n - 2, m - 1) paths. The invariant of the loop: after step i, `paths`
is C(more + i, i), where `more` is the larger of m - 1 and n - 1. This number is whole, so the
division never leaves a remainder.

For m = 3, n = 7:

    i  fewer  more  paths
    -  2      6     1
    1  2      6     7      times 7, divided by 1
    2  2      6     28     times 8, divided by 2
    return 28
Level: 3
From: table; all paths have the same moves, in different orders, so count the orders, without the
  squares
Beware: wrong/divides_too_early
Time: O(min(m, n))
Space: O(1)
"""


class Solution:
    def uniquePaths(self, m: int, n: int) -> int:
        fewer, more = min(m, n) - 1, max(m, n) - 1
        paths = 1
        for i in range(1, fewer + 1):
            paths = paths * (more + i) // i
        return paths
