"""Chooses any of several lines of equal cost, and draws all choices, even if they close a cycle."""


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
                        if line[0] <= cheapest[other][0]:
                            cheapest[other] = line
            for cost, i, j in {cheapest[name] for name in group}:
                own, other = group[i], group[j]
                group = [other if name == own else name for name in group]
                total += cost
            groups = len(set(group))
        return total
