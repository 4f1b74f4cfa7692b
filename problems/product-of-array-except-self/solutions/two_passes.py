"""Prefix products in place: one pass writes the left products, one multiplies in the right ones.

A running product replaces a list of products. At each place, it is used before the item of that
place is multiplied in, so the item is left out.

For nums = [2, 3, 4]:

    product  result
    1        []
    2        [1]
    6        [1, 2]
    1        [1, 2, 6]    now from right to left
    4        [1, 2, 6]
    12       [1, 8, 6]
    return [12, 8, 6]
Level: 2
Beware: wrong/includes_the_item_itself
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
