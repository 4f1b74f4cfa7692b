"""Counts up from every number, not only from the first of a run, which is quadratic for one run.

Level: 1
Time: O(n²)
Space: O(n), the set
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        numbers = set(nums)
        longest = 0
        for first in numbers:
            end = first + 1
            while end in numbers:
                end += 1
            longest = max(longest, end - first)
        return longest
