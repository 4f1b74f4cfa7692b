"""Collects the list itself, not a copy, and empties it again, so all subsets end up empty."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        subset = []

        def extend(start):
            result.append(subset)
            for i in range(start, len(nums)):
                if i > start and nums[i] == nums[i - 1]:
                    continue
                subset.append(nums[i])
                extend(i + 1)
                subset.pop()

        extend(0)
        return result
