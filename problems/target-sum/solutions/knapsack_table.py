"""0/1 knapsack, bottom-up table: count the ways to choose the integers that get a plus.

Let P and M be the sums of the integers with a plus and with a minus. Then P + M = total and P - M =
target, so P = (total + target) / 2. If P is not a whole number from 0 to the total, there is no
way. Otherwise, `ways[i][part]` counts the subsets of the first i integers that have the sum `part`;
the i-th integer, `number`, is left out or taken once:

    ways[i][part] = ways[i - 1][part] + ways[i - 1][part - number]

The second term counts only if part >= number. The base case is row 0, without any integer: a single
way for the sum 0. An integer 0 doubles every entry.

For nums = [1,1,2], target = 2:

    number  ways[i - 1]   ways[i]
    1       [1, 0, 0, 0]  [1, 1, 0, 0]
    1       [1, 1, 0, 0]  [1, 2, 1, 0]
    2       [1, 2, 1, 0]  [1, 2, 2, 2]
    return 2
Level: 2
From: hash_map; the integers with a plus decide the sum, so count subsets with one given sum: all
  sums are then from 0 to that sum, and a list can hold them
Ask: If the integers with a plus have the sum P, what is the sum of all signed integers?
Beware: wrong/half_rounded_down
Time: O(n · total)
Space: O(n · total)
"""


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        plus, rest = divmod(total + target, 2)
        if rest or abs(target) > total:
            return 0
        ways = [[1] + [0] * plus for _ in range(len(nums) + 1)]
        for i, number in enumerate(nums, 1):
            for part in range(plus + 1):
                ways[i][part] = ways[i - 1][part]
                if part >= number:
                    ways[i][part] += ways[i - 1][part - number]
        return ways[len(nums)][plus]
