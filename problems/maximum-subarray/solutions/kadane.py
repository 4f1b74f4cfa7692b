"""Kadane's algorithm: the best sum that ends here extends the one before, or is the item alone.

A negative sum would only make the next one smaller, so it is dropped; any other sum is kept. This
is a greedy choice, and also dynamic programming in one variable:

    ending_here[i] = max(ending_here[i - 1] + nums[i], nums[i])

The base case, before the first item, is -inf. Every subarray ends at some item, so the largest of
these sums is the answer.

For nums = [-2, 1, 3, -5, 4]:

    number  ending_here  best
    -2      -inf         -inf
    1       -2           -2    start again
    3       1            1     go on
    -5      4            4     go on, down to -1
    4       -1           4     start again
    return 4
Level: 2
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
