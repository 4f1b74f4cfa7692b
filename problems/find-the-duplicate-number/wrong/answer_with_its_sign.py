"""Returns the number with the mark that it bears."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for marked in nums:
            number = abs(marked)
            if nums[number] < 0:
                return marked
            nums[number] = -nums[number]
