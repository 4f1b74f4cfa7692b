"""Count the numbers: a subset has each of them from no times to as often as the list has it.

Each subset so far is continued in as many ways as there are numbers of times.
Time: O(n · 2ⁿ), if hashing spreads the numbers as usual
Space: O(n) besides the result and the subsets that it is made of
"""

from collections import Counter


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number, count in Counter(nums).items():
            result = [subset + [number] * times for subset in result for times in range(count + 1)]
        return result
