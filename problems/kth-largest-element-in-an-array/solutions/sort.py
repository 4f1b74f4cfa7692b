"""Sort all numbers: the k-th largest is the k-th from the end.

It finds the place of every number, though only one is wanted. Still, Python's sort is so fast
that a selection written in Python hardly ever beats it.
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return sorted(nums)[-k]
