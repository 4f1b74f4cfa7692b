"""Filtered copy: list the items that are not 0, append the zeros, and replace all items of `nums`.

The slice assignment changes the list that was passed in; `nums = ...` would only let the name
`nums` mean another list.
Level: 1
Beware: wrong/name_bound_to_a_new_list
Time: O(n)
Space: O(n)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nonzero = [number for number in nums if number != 0]
        nums[:] = nonzero + [0] * (len(nums) - len(nonzero))
