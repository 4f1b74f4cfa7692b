"""Skips the equal numbers after taking a number, too, so no subset has a number twice."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def decide(i):
            if i == len(nums):
                result.append(subset[:])
                return
            following = i + 1
            while following < len(nums) and nums[following] == nums[i]:
                following += 1
            subset.append(nums[i])
            decide(following)
            subset.pop()
            decide(following)

        decide(0)
        return result
