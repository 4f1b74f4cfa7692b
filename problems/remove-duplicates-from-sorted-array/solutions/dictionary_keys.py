"""Dictionary keys: each value is kept once, in the order of the first occurrences.

The slice assignment replaces the items of the list, which becomes shorter, but keeps the list.
Nothing here depends on the order of the values, so it works on lists that are not sorted, too.
Time: O(n)
Space: O(d), for d different values
"""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = dict.fromkeys(nums)
        return len(nums)
