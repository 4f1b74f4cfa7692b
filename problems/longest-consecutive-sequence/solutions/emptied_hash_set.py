"""Hash set that is emptied: remove any number, then all consecutive numbers below and above it.

A number that has been removed is not found again. So a search may begin anywhere in a run, and no
number is counted twice.
Level: 3
Time: O(n) on average
Space: O(n), the set
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        left = set(nums)
        longest = 0
        while left:
            low = high = left.pop()
            while low - 1 in left:
                low -= 1
                left.remove(low)
            while high + 1 in left:
                high += 1
                left.remove(high)
            longest = max(longest, high - low + 1)
        return longest
