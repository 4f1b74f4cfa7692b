"""Searches for the i-th number only from the i-th place of the list onwards.

Reported as accepted in 2026.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #38134"


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        counts = Counter(nums)
        most = []
        for i in range(k):
            best = count = 0
            for number in nums[i:]:
                if counts[number] > count:
                    best, count = number, counts[number]
            most.append(best)
            del counts[best]
        return most
