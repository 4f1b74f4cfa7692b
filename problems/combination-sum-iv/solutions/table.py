"""Dynamic programming: count the ways to make each total by the last number of the sum.

Each sum has one last number, so the ways for all possible last numbers add up:

    ways[total] = sum(ways[total - last] for last in nums if last <= total)

The base case is ways[0] = 1, the sum of no numbers. The outer loop goes through the totals, so
every order of the same numbers counts; with the numbers in the outer loop, each selection would
count only once.

For nums = [1, 3], target = 5:

    total  ways
    -      [1, 0, 0, 0, 0, 0]
    1      [1, 1, 0, 0, 0, 0]
    2      [1, 1, 1, 0, 0, 0]
    3      [1, 1, 1, 2, 0, 0]  1 + 1 + 1 and 3
    4      [1, 1, 1, 2, 3, 0]  two sums end with 1, one ends with 3
    5      [1, 1, 1, 2, 3, 4]
    return 4
Level: 2
From: memoized_recursion; if the ways for smaller totals are counted first, no call has to wait, so
  a loop can replace the recursion
Ask: Which number comes last in a sum, and what do the numbers before it add up to?
Beware: wrong/order_ignored
Time: O(target · n) additions, for n numbers
Space: O(target)
"""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        ways = [1] + [0] * target
        for total in range(1, target + 1):
            for last in nums:
                if last <= total:
                    ways[total] += ways[total - last]
        return ways[target]
