"""Prefix and suffix products: each index needs the product before it and the product after it.

    before[i] = before[i - 1] * nums[i - 1], before[0] = 1
    after[i] = after[i + 1] * nums[i + 1], after[n - 1] = 1

Together, the two factors contain every item except item i. Zeros need no special care.

For nums = [2, 3, 4]:

    before     after
    [1, 2, 6]  [12, 4, 1]
    return [12, 8, 6]
Level: 2
From: wrong/brute_force; neighbouring indices share all factors but one each, and still each product
  is computed from scratch, so extend the products before and after an index by one factor each
Ask: The product of all items before index i is known. How many multiplications does it take to get
  the product of all items before index i + 1?
Beware: wrong/neighbours_only
Time: O(n)
Space: O(n)
"""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        n = len(nums)
        before = [1] * n
        for i in range(1, n):
            before[i] = before[i - 1] * nums[i - 1]
        after = [1] * n
        for i in range(n - 2, -1, -1):
            after[i] = after[i + 1] * nums[i + 1]
        return [left * right for left, right in zip(before, after)]
