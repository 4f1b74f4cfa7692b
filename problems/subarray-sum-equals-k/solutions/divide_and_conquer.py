"""Divide and conquer: count subarrays in the left half, in the right half, and across the middle.

A subarray across the middle joins a suffix of the left half to a prefix of the right half. A prefix
with the sum p fits every suffix with the sum k - p. The base case is a single item.

For nums = [1, 2, -2, 3], k = 3:

    start  end  return
    0      1    0
    1      2    0
    0      2    1       [1, 2]
    2      3    0
    3      4    1       [3]
    2      4    1
    0      4    3       [2, -2, 3] is across the middle
    return 3
Level: 3
From: wrong/brute_force; all starts in the left half are paired with all ends in the right half, so
  keep the sums from the starts to the middle in a dictionary, and look up what fits an end
Beware: wrong/left_half_forwards
Time: O(n log n)
Space: O(n)
"""

from collections import Counter
from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.within(nums, k, 0, len(nums))

    def within(self, nums, k, start, end):
        if end - start == 1:
            return int(nums[start] == k)
        middle = (start + end) // 2
        suffixes = Counter(accumulate(reversed(nums[start:middle])))
        across = sum(suffixes[k - prefix] for prefix in accumulate(nums[middle:end]))
        return self.within(nums, k, start, middle) + self.within(nums, k, middle, end) + across
