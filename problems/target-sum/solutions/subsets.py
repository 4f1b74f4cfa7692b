"""Count subsets: the integers with a plus have the sum (total + target) / 2, so count those.

The sums with a plus and with a minus add up to the total, and their difference is the target. If
half of total + target is no integer, or not from 0 to the total, there is no way. A table counts
the subsets of each sum; from the largest sum down, no integer is taken twice.
Time: O(n · total)
Space: O(total)
"""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        plus, rest = divmod(total + target, 2)
        if rest or abs(target) > total:
            return 0
        ways = [1] + [0] * plus
        for number in nums:
            for part in range(plus, number - 1, -1):
                ways[part] += ways[part - number]
        return ways[plus]
