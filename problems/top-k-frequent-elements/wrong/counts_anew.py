"""Counts each number anew by going through the whole list."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        return sorted(set(nums), key=nums.count)[-k:]
