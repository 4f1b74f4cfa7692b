"""Counts equal items of the other list only once when it computes the rank of an item.

Reported as accepted in 2021.
"""

from bisect import bisect_left

REPORTED = "LeetCode-Feedback #2506"


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        half, odd = divmod(len(nums1) + len(nums2), 2)
        for nums, others in (nums1, nums2), (nums2, nums1):
            for i, number in enumerate(nums):
                j = bisect_left(others, number)
                if j < len(others) and others[j] == number:
                    j += 1
                if i + j == half + odd - 1:
                    following = min(nums[i + 1 : i + 2] + others[j : j + 1], default=number)
                    return number if odd else (number + following) / 2
