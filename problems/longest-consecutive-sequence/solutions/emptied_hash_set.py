"""Hash set that is emptied: remove any number, then all consecutive numbers below and above it.

A number that has been removed is not found again. So a search may begin anywhere in a run, and no
number is counted twice.
Level: 3
From: hash_set; each count must begin at the first number of a run only so that none is counted
  twice, so remove each number as it is counted, and begin anywhere
Time: O(n)
Space: O(n), the set
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        remaining = set(nums)
        longest = 0
        while remaining:
            low = high = remaining.pop()
            while low - 1 in remaining:
                low -= 1
                remaining.remove(low)
            while high + 1 in remaining:
                high += 1
                remaining.remove(high)
            longest = max(longest, high - low + 1)
        return longest
