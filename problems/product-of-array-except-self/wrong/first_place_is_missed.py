"""Ends the backward pass one step early, so it never multiplies the first place."""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = []
        product = 1
        for number in nums:
            result.append(product)
            product *= number
        product = 1
        for i in range(len(nums) - 1, 0, -1):
            result[i] *= product
            product *= nums[i]
        return result
