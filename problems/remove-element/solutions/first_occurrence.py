"""Simulation: remove the first occurrence of `val` until none is left.

The search starts over after each removal, so no index or iterator is used across a removal. Each
search and each removal may go through the whole list.

For nums = [3, 1, 3, 2], val = 3:

    nums
    [3, 1, 3, 2]
    [1, 3, 2]
    [1, 2]
    return 2
Level: 1
Beware: wrong/removes_while_iterating
Time: O(n²)
Space: O(1)
"""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        while val in nums:
            nums.remove(val)
        return len(nums)
