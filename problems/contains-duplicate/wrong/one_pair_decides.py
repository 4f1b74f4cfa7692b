"""Returns after the first comparison, whether or not the two items are equal."""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        nums.sort()
        for i in range(1, len(nums)):
            if nums[i] == nums[i - 1]:
                return True
            return False
        return False
