"""Binary search: of all subsequences of one length, only the one with the smallest end matters.

`ends[k]` is the smallest end of any increasing subsequence of k + 1 items, so `ends` is sorted. An
item extends the longest one that ends below it, and replaces the larger end of one that is as long.
`ends` itself need not be a subsequence.
Time: O(n log n)
Space: O(n)
"""

from bisect import bisect_left


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        ends = []
        for item in nums:
            length = bisect_left(ends, item)
            if length == len(ends):
                ends.append(item)
            else:
                ends[length] = item
        return len(ends)
