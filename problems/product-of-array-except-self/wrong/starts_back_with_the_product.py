"""Begins the backward pass with the product of all items instead of 1."""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = []
        product = 1
        for number in nums:
            result.append(product)
            product *= number
        for i in reversed(range(len(nums))):
            result[i] *= product
            product *= nums[i]
        return result
