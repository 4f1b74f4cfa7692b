"""Backtracking: fill place after place, each with every number that is not used yet.

A set holds the numbers that are used. A number is released before the next one takes its place.
Time: O(n · n!), if hashing spreads the numbers as usual
Space: O(n) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []
        permutation = []
        used = set()

        def fill():
            if len(permutation) == len(nums):
                result.append(permutation[:])
                return
            for number in nums:
                if number not in used:
                    permutation.append(number)
                    used.add(number)
                    fill()
                    permutation.pop()
                    used.remove(number)

        fill()
        return result
