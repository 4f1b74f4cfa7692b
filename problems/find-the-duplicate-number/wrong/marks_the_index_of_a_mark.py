"""Uses a marked number with its minus sign as an index, which counts from the end of the list."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for number in nums:
            if nums[number] < 0:
                return number
            nums[number] = -nums[number]
