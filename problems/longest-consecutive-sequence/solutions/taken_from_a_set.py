"""Take any number out of the set, then its neighbours, downwards and upwards: that is one run.

What has been taken is not found again. So it does not matter with which number of a run the search
begins, and no number is counted twice.
Time: O(n), if hashing spreads the values as usual
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
