"""Binary search on the answer: if the end is reachable at some time, it stays reachable later.

For a single time, a depth-first search with a stack tells whether covered squares lead to the end.
Both corners have to be covered, and everything is covered at time n² - 1. The invariant: the answer
lies between `low` and `high`.

For grid = [[0, 1, 2], [8, 7, 3], [6, 5, 4]]:

    low  high  middle
    4    8     -       the end is covered at time 4
    4    6     6       reached at time 6
    4    5     5       reached at time 5
    4    4     4       reached at time 4
    return 4
Level: 2
From: brute_force; all times are tried in order, so try the middle one: its search shows that all
  earlier times are too early, or that no later time has to be tried
Ask: The end can be reached at time 10. For which other times is a search then unnecessary?
Time: O(n² · log n)
Space: O(n²)
"""


class Solution:
    def swimInWater(self, grid: list[list[int]]) -> int:
        n = len(grid)

        def can_reach(time):
            seen, stack = {(0, 0)}, [(0, 0)]
            while stack:
                row, column = stack.pop()
                if row == column == n - 1:
                    return True
                near = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
                for r, c in near:
                    if 0 <= r < n and 0 <= c < n and (r, c) not in seen:
                        seen.add((r, c))
                        if grid[r][c] <= time:
                            stack.append((r, c))
            return False

        low, high = max(grid[0][0], grid[-1][-1]), n * n - 1
        while low < high:
            middle = (low + high) // 2
            if can_reach(middle):
                high = middle
            else:
                low = middle + 1
        return low
