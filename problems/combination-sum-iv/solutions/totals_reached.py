"""Forwards from 0: each total passes its ways on to all totals that are one number larger.

Totals that no sum reaches never come up, so a few large numbers take little work. The smallest
waiting total is complete, because only smaller ones could still add to it.
Time: O(target · (n + log target)), for n numbers
Space: O(target)
"""

from heapq import heappop, heappush


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = {0: 1}
        waiting = [0]
        while waiting:
            total = heappop(waiting)
            for number in nums:
                larger = total + number
                if larger > target:
                    continue
                if larger not in ways:
                    ways[larger] = 0
                    heappush(waiting, larger)
                ways[larger] += ways[total]
        return ways.get(target, 0)
