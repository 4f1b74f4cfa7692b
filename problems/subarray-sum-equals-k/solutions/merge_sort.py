"""Sort the sums of the first items by merging, and count the pairs that differ by k on the way.

Before two halves are merged, all of the left one stand before all of the right one in the list, and
both are sorted: two pointers count the equal sums that fit together. Nothing is hashed.
Time: O(n log n)
Space: O(n)
"""

from itertools import accumulate


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        return self.sort_and_count([*accumulate(nums, initial=0)], k)[1]

    def sort_and_count(self, sums, k):
        """The sums in order, and how many of them are k more than one before them."""
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
        # sorted() merges the two rising runs in linear time
        return sorted(left + right), found_left + found_right + across
