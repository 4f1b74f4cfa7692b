"""Keeps only one of several equal items."""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = sorted({*nums1, *nums2})
        half = len(merged) // 2
        return merged[half] if len(merged) % 2 else (merged[half - 1] + merged[half]) / 2
