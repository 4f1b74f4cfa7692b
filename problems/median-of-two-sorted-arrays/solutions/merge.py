"""Merge the two lists, as merge sort does, but only up to the middle.

The last two items are enough: the second is the upper one in the middle, the first the lower one.
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        total = len(nums1) + len(nums2)
        i = j = 0
        lower = upper = None
        for _ in range(total // 2 + 1):
            lower = upper
            if j == len(nums2) or (i < len(nums1) and nums1[i] < nums2[j]):
                upper = nums1[i]
                i += 1
            else:
                upper = nums2[j]
                j += 1
        return upper if total % 2 else (lower + upper) / 2
