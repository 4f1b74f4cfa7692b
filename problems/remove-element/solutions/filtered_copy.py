"""Filtered copy: make a list of the items to keep, and replace all items of `nums` with it.

The slice assignment changes the caller's list itself; without `[:]`, only the name `nums` would
refer to the new list.
Level: 1
Beware: wrong/rebinds_the_name
Time: O(n)
Space: O(n)
"""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        nums[:] = [number for number in nums if number != val]
        return len(nums)
