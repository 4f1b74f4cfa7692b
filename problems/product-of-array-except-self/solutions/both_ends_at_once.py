"""Two pointers: step i multiplies result[i] by the items before, and result[~i] by the items after.

The index ~i, which is -i - 1, counts from the end. Every index is reached once from each side, and
since factors may be in any order, it does not matter which side comes first.

For nums = [2, 3, 4]:

    i  before  after  result
    0  2       4      [1, 1, 1]
    1  6       12     [1, 8, 1]
    2  24      24     [12, 8, 6]
    return [12, 8, 6]
Level: 4
From: two_passes; neither pass needs what the other pass has done, so let one loop do a step of each
Time: O(n)
Space: O(1), besides the result
"""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = [1] * len(nums)
        before = after = 1
        for i in range(len(nums)):
            result[i] *= before
            result[~i] *= after
            before *= nums[i]
            after *= nums[~i]
        return result
