"""Hash map: as dictionary keys, equal items are kept once, in the order of first occurrence.

The slice assignment replaces the items, so the caller's list itself becomes shorter. Nothing here
depends on the order of the values, so this also works on lists that are not sorted.
Level: 3
From: two_pointers; a value is compared only with the last value kept, which needs a sorted list, so
  let the keys of a dictionary remember all values kept
Beware: wrong/order_of_a_set
Time: O(n)
Space: O(d), for d distinct values
"""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        nums[:] = dict.fromkeys(nums)
        return len(nums)
