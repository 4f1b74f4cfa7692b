"""Merges until one list is used up, and forgets the rest of the other list."""

VERDICT = "Runtime Error"


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        merged = []
        i = j = 0
        while i < len(nums1) and j < len(nums2):
            if nums1[i] < nums2[j]:
                merged.append(nums1[i])
                i += 1
            else:
                merged.append(nums2[j])
                j += 1
        half, odd = divmod(len(nums1) + len(nums2), 2)
        return merged[half] if odd else (merged[half - 1] + merged[half]) / 2
