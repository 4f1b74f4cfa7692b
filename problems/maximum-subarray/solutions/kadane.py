"""Kadane's algorithm: the best sum that ends at an item extends the previous sum, or is the item.

A negative sum would only make the next sum smaller, so it is dropped; any other sum is kept. This
is a greedy choice, and also dynamic programming in one variable. With ending_here[i] for its value
after item i:

    ending_here[i] = max(ending_here[i - 1] + nums[i], nums[i])

The base case, before the first item, is -inf. Every subarray ends at some item, so the largest of
these sums is the answer.

For nums = [-2, 1, 3, -5, 4]:

    number  ending_here  best
    -2      -2           -2    start with the first item
    1       1            1     start here: 1 is more than -2 + 1
    3       4            4     go on
    -5      -1           4     go on: 4 - 5 is more than -5 alone
    4       4            4     start here
    return 4
Level: 2
From: wrong/brute_force; of all subarrays that end at an item, only the best is worth extending, so
  keep its sum and no other
Ask: If you know the best sum that ends at the previous item, what is the best sum that ends here?
Beware: wrong/empty_subarray, wrong/breaks_at_negative_items
Time: O(n)
Space: O(1)
"""

from math import inf


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = -inf
        for number in nums:
            ending_here = max(ending_here + number, number)
            best = max(best, ending_here)
        return best
