"""Two sweeps over the result: one multiplies in what is to the left, the other the rest.

A running product takes the place of each list of products. It is used for a place first, and
takes in the item there only then.
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        result = []
        product = 1
        for number in nums:
            result.append(product)
            product *= number
        product = 1
        for i in reversed(range(len(nums))):
            result[i] *= product
            product *= nums[i]
        return result
