"""Prim's algorithm with an array: keep each point's cheapest line to the tree; the nearest joins.

The result is a minimum spanning tree. Exchange argument: if a cheapest tree lacks the cheapest line
out of the joined points, adding that line closes a cycle, so another line out of the joined points
can be removed. In a complete graph, there are about n²/2 lines, so O(n²) is as good as it gets if
all of them are looked at.

For points = [[0, 0], [2, 2], [3, 10], [5, 2], [7, 0]]:

    joined  total  cost                       remaining
    0       0      [inf, inf, inf, inf, inf]  {1, 2, 3, 4}
    1       4      [inf, 4, 13, 7, 7]         {2, 3, 4}
    3       7      [inf, 4, 9, 3, 7]          {2, 4}        points 2 and 3 are nearer to point 1
    4       11     [inf, 4, 9, 3, 4]          {2}           point 4 is nearer to point 3
    2       20     [inf, 4, 9, 3, 4]          set()
    return 20
Level: 2
From: wrong/reads_all_lines_each_time; the same lines are measured again for each point that joins,
  so keep the cheapest line of each point, and compare it only with the line to the newest point
Ask: When a point joins, for which points does the cheapest line to the tree change?
Beware: wrong/adds_up_whole_path, wrong/connects_all_with_first
Time: O(n²)
Space: O(n)
"""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        cost = [float("inf")] * len(points)
        remaining = set(range(1, len(points)))
        total, joined = 0, 0
        while remaining:
            x, y = points[joined]
            for i in remaining:
                cost[i] = min(cost[i], abs(x - points[i][0]) + abs(y - points[i][1]))
            joined = min(remaining, key=lambda i: cost[i])
            remaining.remove(joined)
            total += cost[joined]
        return total
