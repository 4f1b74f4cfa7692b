"""Brute force: adds up the items from every start, up to 200 million sums.

Level: 1
Time: O(n²)
Space: O(1)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def subarraySum(self, nums: list[int], k: int) -> int:
        found = 0
        for start in range(len(nums)):
            total = 0
            for end in range(start, len(nums)):
                total += nums[end]
                if total == k:
                    found += 1
        return found
