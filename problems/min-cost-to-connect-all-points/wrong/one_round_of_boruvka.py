"""Draws only the cheapest line of each point, so the resulting groups remain apart."""


class Solution:
    def minCostConnectPoints(self, points: list[list[int]]) -> int:
        group = list(range(len(points)))
        total, groups = 0, len(points)
        if groups > 1:
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
