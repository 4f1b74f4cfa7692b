"""Two pointers: step i multiplies place i by all items before it, and ~i by all items after it.

The index ~i, which is -i - 1, counts from the end. Every place is reached once from each side;
since factors may be in any order, it does not matter which side comes first.
Level: 4
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
