"""Prefix products in the result itself, which a second pass multiplies by the suffix products.

A running product replaces each list of products. At each index, it is used before the item there is
multiplied in, so the item is left out. The trace shows the second pass.

For nums = [2, 3, 4]:

    i  product  result
    -  1        [1, 2, 6]    the first pass wrote the products before each index
    2  4        [1, 2, 6]
    1  12       [1, 8, 6]    2 was multiplied by 4
    0  24       [12, 8, 6]   1 was multiplied by 12
    return [12, 8, 6]
Level: 2
From: prefixes_and_suffixes; each entry of the two lists is read only once, in the order in which it
  can be computed, so keep one number at a time in place of each list
Ask: How long does an entry of the list of suffix products have to be kept?
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
