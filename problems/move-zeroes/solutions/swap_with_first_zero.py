"""Swap each item that is not 0 with the first zero: in between, there are only zeros.

So all other items before the one that is read stay in order, and the zeros move along behind them.
Time: O(n)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zero = 0  # the first one or, as long as there is none, the item that is read
        for i, number in enumerate(nums):
            if number != 0:
                nums[zero], nums[i] = nums[i], nums[zero]
                zero += 1
