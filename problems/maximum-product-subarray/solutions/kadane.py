"""Kadane's algorithm with two results: the highest and the lowest product that end at each item.

A subarray that ends here is the item alone, or it extends a subarray that ends at the previous
item. A negative item turns the lowest product into the highest, so both are kept. With highest[i]
and lowest[i] for their values after item i:

    highest[i] = max(nums[i], lowest[i - 1] * nums[i], highest[i - 1] * nums[i])
    lowest[i]  = min(nums[i], lowest[i - 1] * nums[i], highest[i - 1] * nums[i])

The base case is the first item alone.

For nums = [2, 3, -2, 4, -1]:

    number  lowest  highest  best
    -       2       2        2
    3       3       6        6     3 alone is the lowest
    -2      -12     -2       6
    4       -48     4        6     4 alone is the highest
    -1      -4      48       48    -1 turns -48 into 48
    return 48
Level: 2
From: wrong/brute_force; of all products that end at an item, only the highest and the lowest can
  lead to the highest at the next item, so keep these two
Ask: Which of the products that end at one item can become the highest product that ends at the
  next?
Beware: wrong/highest_only, wrong/uses_the_new_highest
Time: O(n)
Space: O(1)
"""

from itertools import islice


class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        lowest = highest = best = nums[0]
        for number in islice(nums, 1, None):
            candidates = number, lowest * number, highest * number
            lowest, highest = min(candidates), max(candidates)
            best = max(best, highest)
        return best
