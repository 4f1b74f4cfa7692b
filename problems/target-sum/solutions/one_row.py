"""0/1 knapsack in one row: count the subsets that get a plus, from the largest sum down.

The integers with a plus have the sum (total + target) / 2, as the knapsack table explains. One row
of that table is enough if it is updated from the largest sum down to `number`, the new integer: the
entry that is added does not include this integer yet, so no integer is taken twice:

    ways[part] += ways[part - number]

For nums = [1,1,2], target = 2:

    number  ways
    -       [1, 0, 0, 0]
    1       [1, 1, 0, 0]
    1       [1, 2, 1, 0]
    2       [1, 2, 2, 2]
    return 2
Level: 3
From: knapsack_table; each row is needed only for the next row, so one row is enough, if an entry is
  read before it changes
Beware: wrong/integers_taken_again
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
