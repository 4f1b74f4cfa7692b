"""Count up only from the first number of each run: the one without a predecessor.

A set tells at once whether a number is there. Every number is counted only in the run to which it
belongs, so the inner loop takes n steps for all runs together.
Time: O(n), if hashing spreads the values as usual
Space: O(n), the set
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        numbers = set(nums)
        longest = 0
        for first in numbers:
            if first - 1 not in numbers:
                end = first + 1
                while end in numbers:
                    end += 1
                longest = max(longest, end - first)
        return longest
