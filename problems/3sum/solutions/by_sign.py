"""Hashing by sign: without a zero, two values of one sign need a third of the opposite sign.

Without a zero, a triplet has two negative values and one positive, or the other way round. With a
zero, the other two are a value and its negative, or both are zeros. A value may be used twice if
the list has it twice. Each triplet fits only one of these cases, so it is found once.
Level: 3
From: seen_values; triplets are found several times because any of their values may come first, so
  let their signs tell which two of them to choose first
Time: O(n²)
Space: O(n) besides the result
"""

from collections import Counter
from itertools import combinations_with_replacement


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        counts = Counter(nums)
        negative = [number for number in counts if number < 0]
        positive = [number for number in counts if number > 0]
        result = []
        for one_sign in negative, positive:
            for one, other in combinations_with_replacement(one_sign, 2):
                if -one - other in counts and (one != other or counts[one] > 1):
                    result.append([one, other, -one - other])
        if counts[0]:
            result += [[number, 0, -number] for number in negative if -number in counts]
        if counts[0] > 2:
            result.append([0, 0, 0])
        return result
