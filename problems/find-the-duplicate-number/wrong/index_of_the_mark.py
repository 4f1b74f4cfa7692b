"""Returns the number at the index that was marked twice, not the index itself."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for marked in nums:
            number = abs(marked)
            if nums[number] < 0:
                return abs(nums[number])
            nums[number] = -nums[number]
