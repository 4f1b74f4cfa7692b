"""Multiplies the running product by an item before using the product at that item's place."""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = []
        product = 1
        for number in nums:
            product *= number
            result.append(product)
        product = 1
        for i in reversed(range(len(nums))):
            result[i] *= product
            product *= nums[i]
        return result
