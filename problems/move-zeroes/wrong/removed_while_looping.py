"""Removes zeros from the list that it is looping over, and skips the item after each of them."""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zeros = 0
        for number in nums:
            if number == 0:
                nums.remove(number)
                zeros += 1
        nums.extend([0] * zeros)
