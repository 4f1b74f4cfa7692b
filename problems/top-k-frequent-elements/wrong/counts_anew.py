"""Goes through the whole list for each number, to count it."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def topKFrequent(self, nums: list[int], k: int) -> list[int]:
        return sorted(set(nums), key=nums.count)[-k:]
