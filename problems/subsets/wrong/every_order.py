"""Extends a subset by any number that is not in it, which finds it once for each of its orders."""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        subset = []

        def extend():
            result.append(subset[:])
            for number in nums:
                if number not in subset:
                    subset.append(number)
                    extend()
                    subset.pop()

        extend()
        return result
