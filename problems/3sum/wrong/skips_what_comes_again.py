"""Skips a first value if the next item equals it, so it misses triplets that contain it twice."""


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        for i, first in enumerate(nums):
            if first > 0:
                break  # three positive values
            if i + 1 < len(nums) and first == nums[i + 1]:
                continue
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total < 0:
                    low += 1
                elif total > 0:
                    high -= 1
                else:
                    result.append([first, nums[low], nums[high]])
                    low += 1
                    while low < high and nums[low] == nums[low - 1]:
                        low += 1
        return result
