"""Dynamic programming forwards: each total passes its ways on to total + number, for all numbers.

Totals that no sum reaches are never visited, so a few large numbers take little work. A heap yields
the smallest pending total. Its count is complete, because only smaller totals add to it, and they
have all been visited. The trace leaves out the steps for 6 and 8, which pass nothing on.

For nums = [3, 5], target = 8:

    total  waiting    ways
    0      [3, 5]     {0: 1, 3: 1, 5: 1}
    3      [5, 6, 8]  {0: 1, 3: 1, 5: 1, 6: 1, 8: 1}  3 + 3 and 3 + 5
    5      [6, 8]     {0: 1, 3: 1, 5: 1, 6: 1, 8: 2}  5 + 3
    return 2
Level: 3
From: table; with a few large numbers, most totals have no way at all, so pass the ways on only from
  totals that are reached
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
