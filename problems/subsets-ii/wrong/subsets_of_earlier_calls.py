"""Collects the subsets in a default argument, so earlier calls' subsets are returned as well."""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        return self.extend(sorted(nums), 0, [])

    def extend(self, nums, start, subset, result=[]):  # noqa: B006 (the mistake)
        result.append(subset)
        for i in range(start, len(nums)):
            if i == start or nums[i] != nums[i - 1]:
                self.extend(nums, i + 1, [*subset, nums[i]])
        return result
