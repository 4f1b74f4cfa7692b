"""0/1 knapsack in one row: number by number, mark the sums that can be made, up to half the total.

The row of the knapsack table is updated in place, from the largest sum down. So when a sum is
updated, possible[total - number] still belongs to the previous row: no number is taken twice. In
the other direction, the number 1 would mark the sum 1, from 1 the sum 2, and so on.

For nums = [1, 2, 3]:

    number  possible
    -       [True, False, False, False]
    1       [True, True, False, False]
    2       [True, True, True, True]     2, and 2 + 1
    3       [True, True, True, True]
    return True
Level: 3
From: knapsack_table; each row is needed only for the next row, so one row is enough, if no entry is
  overwritten before it is read
Beware: wrong/numbers_taken_again, wrong/half_rounded_down
Time: O(n · total)
Space: O(total)
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [True] + [False] * half
        for number in nums:
            for total in range(half, number - 1, -1):
                if possible[total - number]:
                    possible[total] = True
        return possible[half]
