"""Insert each number at every place of every permutation of those before it.

A permutation of k numbers has k + 1 places: before each number, and at the end.
Time: O(n · n!)
Space: O(n!) besides the result, the permutations of all numbers but the last
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result = [
                [*permutation[:place], number, *permutation[place:]]
                for permutation in result
                for place in range(len(permutation) + 1)
            ]
        return result
