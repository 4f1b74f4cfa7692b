"""Extends a subset by any number that is not in it, so it finds each subset in every order."""


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
