"""Brute force: remove the first occurrence, again and again, until no occurrence is left.

The search starts over after each removal, so no index or iterator is used across a removal. Each
search and each removal may go through the whole list.
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
