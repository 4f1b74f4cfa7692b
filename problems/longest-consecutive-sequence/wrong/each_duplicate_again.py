"""Goes through the list, not the set, and counts a run again for each copy of its first number."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        numbers = set(nums)
        longest = 0
        for first in nums:
            if first - 1 not in numbers:
                end = first + 1
                while end in numbers:
                    end += 1
                longest = max(longest, end - first)
        return longest
