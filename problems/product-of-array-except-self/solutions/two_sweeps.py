"""Two sweeps: one fills in the product of all items to the left, the other multiplies by the rest.

A running product replaces each list of products. At each place, it is used before it takes in the
item there.
Time: O(n)
Space: O(1), besides the result
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
