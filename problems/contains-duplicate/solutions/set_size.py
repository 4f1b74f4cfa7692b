"""Make a set of all items, and see whether it is as large as the list.

A set holds each value once. It is always built from the whole list, even if the first two items are
equal, but in a single call.
Time: O(n), if hashing spreads the values as usual
Space: O(n)
"""


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        return len(set(nums)) < len(nums)
