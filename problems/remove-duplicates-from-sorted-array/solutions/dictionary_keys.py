"""The keys of a dictionary: each value is there once, in the order in which it first came.

The slice assignment replaces what is in the list, which becomes shorter, and keeps the list itself.
Nothing here depends on the order of the values: it works on lists that are not sorted, too.
Time: O(n)
Space: O(d), for d different values
"""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = dict.fromkeys(nums)
        return len(nums)
