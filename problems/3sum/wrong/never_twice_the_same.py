"""Never uses a value twice in a triplet, apart from 0."""

from collections import Counter
from itertools import combinations


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        counts = Counter(nums)
        negative = [number for number in counts if number < 0]
        positive = [number for number in counts if number > 0]
        result = []
        for one_sign in negative, positive:
            for one, other in combinations(one_sign, 2):
                if -one - other in counts:
                    result.append([one, other, -one - other])
        if counts[0]:
            result += [[number, 0, -number] for number in negative if -number in counts]
        if counts[0] > 2:
            result.append([0, 0, 0])
        return result
