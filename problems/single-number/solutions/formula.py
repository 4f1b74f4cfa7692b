"""Formula: twice the sum of the distinct numbers, minus the sum of the list, is the single number.

Doubling the sum counts each number twice. In the list, too, each number occurs twice, except for
the single number.
Level: 4
From: counts; instead of looking for the number without a partner, compare the list with a list in
  which every number has one
Time: O(n)
Space: O(n), the set
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        return 2 * sum(set(nums)) - sum(nums)
