"""Starts from the given order without sorting it, so it misses the permutations that precede it."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = [nums[:]]
        while self.advance(nums):
            result.append(nums[:])
        return result

    def advance(self, nums):
        """Put the numbers into the next order, and return False if this is the last."""
        place = len(nums) - 2
        while place >= 0 and nums[place] > nums[place + 1]:
            place -= 1
        if place < 0:
            return False
        larger = len(nums) - 1
        while nums[larger] < nums[place]:
            larger -= 1
        nums[place], nums[larger] = nums[larger], nums[place]
        nums[place + 1 :] = nums[:place:-1]
        return True
