"""Goes on to the next index after moving a zero, even if another zero has taken its place."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        for i in range(len(nums)):
            if nums[i] == 0:
                nums.append(nums.pop(i))
