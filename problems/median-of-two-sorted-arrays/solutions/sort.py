"""Sorting: put all items in order, and read the median from the middle.

Python's sort finds runs that are in order, and merges them in linear time.
Level: 1
Beware: wrong/concatenates_without_sorting, wrong/one_too_far
Time: O(m + n)
Space: O(m + n)
"""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = sorted(nums1 + nums2)
        half = len(merged) // 2
        return merged[half] if len(merged) % 2 else (merged[half - 1] + merged[half]) / 2
