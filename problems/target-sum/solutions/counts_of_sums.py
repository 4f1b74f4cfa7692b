"""Count the ways to each sum: the next integer takes every sum both up and down.

Many ways lead to the same sum, and from there on they are counted together. There are at most as
many sums as integers from minus to plus the total.
Time: O(n · total)
Space: O(total)
"""

from collections import defaultdict


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        ways = {0: 1}
        for number in nums:
            further = defaultdict(int)
            for total, count in ways.items():
                further[total + number] += count
                further[total - number] += count
            ways = further
        return ways.get(target, 0)
