"""Takes the item in the upper middle and the next one, not the one before it."""

VERDICT = "Runtime Error"


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = sorted(nums1 + nums2)
        half = len(merged) // 2
        return merged[half] if len(merged) % 2 else (merged[half] + merged[half + 1]) / 2
