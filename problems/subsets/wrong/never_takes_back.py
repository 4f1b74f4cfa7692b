"""Never takes a number back, so numbers that should be left out stay in the subset."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        subset = []

        def extend(start):
            result.append(subset[:])
            for i in range(start, len(nums)):
                subset.append(nums[i])
                extend(i + 1)

        extend(0)
        return result
