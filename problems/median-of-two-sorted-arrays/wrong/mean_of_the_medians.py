"""Returns the mean of the medians of the two lists."""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        medians = [self.median(nums) for nums in (nums1, nums2) if nums]
        return sum(medians) / len(medians)

    def median(self, nums):
        half = len(nums) // 2
        return nums[half] if len(nums) % 2 else (nums[half - 1] + nums[half]) / 2
