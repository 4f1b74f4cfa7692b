"""Averages the upper middle item with the item after it, not with the item before it."""

VERDICT = "Runtime Error"


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = sorted(nums1 + nums2)
        half = len(merged) // 2
        return merged[half] if len(merged) % 2 else (merged[half] + merged[half + 1]) / 2
