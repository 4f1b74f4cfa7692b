"""Divide and conquer: the best subarray is in the first half, in the second, or crosses the middle.

A subarray that crosses the middle has a part that ends at the middle and a part that starts there,
so the best crossing sum is the best sum of a left part plus the best of a right part. `accumulate`
yields the sums of all such parts. The base case is a single item. The trace leaves out the calls
for single items.

For nums = [-1, 2, 3, -4]:

    left     right    crossing  return
    [-1]     [2]      1         2       the right half alone
    [3]      [-4]     -1        3       the left half alone
    [-1, 2]  [3, -4]  5         5       2 + 3 crosses the middle
Level: 3
From: wrong/brute_force; about half of all subarrays cross the middle, so choose the best start on
  its left and the best end on its right independently, and solve both halves in the same way
Beware: wrong/nothing_crosses_the_middle
Time: O(n log n)
Space: O(n), for copies of the two halves
"""

from itertools import accumulate


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        middle = len(nums) // 2
        left, right = nums[:middle], nums[middle:]
        crossing = max(accumulate(reversed(left))) + max(accumulate(right))
        return max(self.maxSubArray(left), self.maxSubArray(right), crossing)
