"""Merge sort of the prefix sums: before halves merge, count the pairs across them that differ by k.

Every prefix of the left half is shorter than every prefix of the right half, and both halves are
sorted before they merge. So for each sum of the right half, two pointers enclose the sums of the
left half that are k less, and both only move forwards. Nothing is hashed.
Level: 4
From: divide_and_conquer; each call adds up its halves again, and builds a dictionary of sums, so
  sort the prefix sums on the way, and let two pointers find the pairs
Time: O(n log n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.sort_and_count([*accumulate(nums, initial=0)], k)[1]

    def sort_and_count(self, sums, k):
        """The sums in order, and how many pairs have a later sum that is k more."""
        if len(sums) == 1:
            return sums, 0
        middle = len(sums) // 2
        left, found_left = self.sort_and_count(sums[:middle], k)
        right, found_right = self.sort_and_count(sums[middle:], k)
        across = low = high = 0
        for total in right:
            while low < len(left) and left[low] < total - k:
                low += 1
            high = max(low, high)
            while high < len(left) and left[high] == total - k:
                high += 1
            across += high - low
        # two runs in order, which sorted() merges in linear time
        return sorted(left + right), found_left + found_right + across
