"""Formula: twice the sum of the distinct numbers, minus the sum of the list, is the single number.

Doubling the sum counts each number twice. In the list, too, each number occurs twice, except for
the single number.
Level: 4
From: counts; it looks for the number without a partner, so compare the list instead with a list in
  which every number has a partner
Time: O(n)
Space: O(n), the set
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        return 2 * sum(set(nums)) - sum(nums)
