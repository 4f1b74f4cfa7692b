"""Never inserts a number at the end, which is the only place in an empty list."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result = [
                [*permutation[:place], number, *permutation[place:]]
                for permutation in result
                for place in range(len(permutation))
            ]
        return result
