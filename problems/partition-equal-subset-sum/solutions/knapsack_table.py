"""0/1 knapsack: a table of which sums the first i numbers can make, up to half of the total.

If one group has half of the total, the other group has the other half. Each number is either left
out or taken, which gives the recurrence:

    possible[i + 1][total] = possible[i][total] or possible[i][total - number]

The second term counts only if total >= number. The base case is possible[0]: without numbers, only
the sum 0 is possible. The row of the previous numbers is never changed, so no number is taken
twice.

For nums = [1, 2, 3]:

    i  number  possible[i]                  possible[i + 1]
    0  1       [True, False, False, False]  [True, True, False, False]
    1  2       [True, True, False, False]   [True, True, True, True]
    2  3       [True, True, True, True]     [True, True, True, True]
    return True
Level: 2
From: memoized_recursion; the sums with one more number depend only on the sums without it, so a
  table, number by number, needs no recursion
Ask: Which sums can you make with one more number, if you know the sums that you can make without
  it?
Time: O(n · total)
Space: O(n · total)
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [[False] * (half + 1) for _ in range(len(nums) + 1)]
        possible[0][0] = True
        for i, number in enumerate(nums):
            for total in range(half + 1):
                possible[i + 1][total] = possible[i][total]
                if total >= number and possible[i][total - number]:
                    possible[i + 1][total] = True
        return possible[len(nums)][half]
