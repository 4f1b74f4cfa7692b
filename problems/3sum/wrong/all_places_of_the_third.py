"""For each pair, makes a set of all places of the third value: too slow if that value has many.

Reported as accepted in 2020.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #912"
VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        places = defaultdict(list)
        for i, number in enumerate(nums):
            places[number].append(i)
        if len(places) == 1:
            return [] if nums[0] else [[0, 0, 0]]
        triplets = set()
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                third = -nums[i] - nums[j]
                if third in places and set(places[third]) - {i, j}:
                    triplets.add(tuple(sorted((nums[i], nums[j], third))))
        return [list(triplet) for triplet in triplets]
