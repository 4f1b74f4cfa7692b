"""Borůvka's algorithm: in each round, every group draws the cheapest line that leads out of it.

`group[i]` names the group of point i: at first, the point itself. Each round joins every group to
another, which at least halves the number of groups. A line chosen by two groups is skipped the
second time, as it then lies inside a group. Point numbers break ties, or else the chosen lines
could form a cycle.

For points = [[0, 0], [2, 2], [3, 10], [5, 2], [7, 0]]:

    groups  group            total
    5       [0, 1, 2, 3, 4]  0
    4       [0, 0, 2, 3, 4]  4
    3       [0, 0, 2, 0, 4]  7
    2       [0, 0, 0, 0, 4]  16
    1       [0, 0, 0, 0, 0]  20     all in the first round; the line of group 3 was skipped
    return 20
Level: 3
From: kruskal; all lines are sorted, although each group needs only its cheapest line out, so let
  all groups look for theirs at once
Beware: wrong/does_not_break_ties, wrong/one_round_of_boruvka
Time: O(n² log n)
Space: O(n)
"""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        group = list(range(len(points)))
        total, groups = 0, len(points)
        while groups > 1:
            cheapest = [(float("inf"),)] * len(points)
            for i, (x, y) in enumerate(points):
                own = group[i]
                for j in range(i):
                    other = group[j]
                    if own != other:
                        line = (abs(x - points[j][0]) + abs(y - points[j][1]), i, j)
                        if line < cheapest[own]:
                            cheapest[own] = line
                        if line < cheapest[other]:
                            cheapest[other] = line
            for cost, i, j in [cheapest[name] for name in set(group)]:
                own, other = group[i], group[j]
                if own != other:
                    group = [other if name == own else name for name in group]
                    total += cost
                    groups -= 1
        return total
