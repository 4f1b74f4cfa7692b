"""Counts all of a short list as dropped, and forgets that a part of it was dropped earlier.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #23926"
CAUGHT_BY = "generated"


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        half, odd = divmod(len(nums1) + len(nums2), 2)
        upper = self.after(half, nums1, nums2)
        return upper if odd else (self.after(half - 1, nums1, nums2) + upper) / 2

    def after(self, k, nums1, nums2):
        """The item with k items before it when all items are in order."""
        start1 = start2 = 0
        while start1 < len(nums1) and start2 < len(nums2):
            if k == 0:
                return min(nums1[start1], nums2[start2])
            step = (k + 1) // 2
            if start1 + step > len(nums1) and nums1[-1] <= nums2[start2 + step - 1]:
                return nums2[start2 + k - len(nums1)]
            end1 = min(start1 + step, len(nums1))
            end2 = min(start2 + step, len(nums2))
            if nums1[end1 - 1] < nums2[end2 - 1]:
                k -= end1 - start1
                start1 = end1
            else:
                k -= end2 - start2
                start2 = end2
        return nums1[start1 + k] if start1 < len(nums1) else nums2[start2 + k]
