"""Sort all items; Python's sort finds the two lists that are in order, and only merges them.

This is what most people write first. 2000 items are too few to tell how much faster it could be.
Time: O(m + n)
Space: O(m + n)
"""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = sorted(nums1 + nums2)
        half = len(merged) // 2
        return merged[half] if len(merged) % 2 else (merged[half - 1] + merged[half]) / 2
