"""Returns the mean of two items even if only one item is in the middle."""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = sorted(nums1 + nums2)
        half = len(merged) // 2
        return (merged[half - 1] + merged[half]) / 2
