"""Stops bubble sort after a hundred rounds; the last object may have to move to the front."""

CAUGHT_BY = "generated"


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        for _ in range(100):
            for i in range(len(nums) - 1):
                if nums[i] > nums[i + 1]:
                    nums[i], nums[i + 1] = nums[i + 1], nums[i]
