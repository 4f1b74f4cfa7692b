"""Sorting: the k-th largest number is the k-th from the end.

Sorting finds the index of every number, while only one is wanted.
Level: 1
Beware: wrong/kth_smallest, wrong/sort_returns_none
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums)[-k]
