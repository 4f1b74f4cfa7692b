"""Merges without checking whether a list is used up."""

VERDICT = "Runtime Error"


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        total = len(nums1) + len(nums2)
        i = j = 0
        lower = upper = 0
        for _ in range(total // 2 + 1):
            lower = upper
            if nums1[i] < nums2[j]:
                upper = nums1[i]
                i += 1
            else:
                upper = nums2[j]
                j += 1
        return upper if total % 2 else (lower + upper) / 2
