"""Does not fill the rest of the list with zeros, so that old items stay there."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number != 0:
                nums[end] = number
                end += 1
