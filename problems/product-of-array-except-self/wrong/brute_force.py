"""Multiplies all other items for each index: up to 10 billion multiplications.

Level: 1
Time: O(n²)
Space: O(1), besides the result
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = [1] * len(nums)
        for i in range(len(nums)):
            for j in range(len(nums)):
                if i != j:
                    result[i] *= nums[j]
        return result
