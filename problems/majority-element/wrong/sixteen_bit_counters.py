"""Counts with 16-bit integers, which go only up to 32,767."""

CAUGHT_BY = "killers"


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = (counts.get(number, 0) + 1 + 2**15) % 2**16 - 2**15
        return max(counts, key=counts.get)
