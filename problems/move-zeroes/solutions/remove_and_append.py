"""Simulation: remove the first zero and append a zero, once for each zero in the list.

Each time, the search starts over, and all items after the zero move forward by one.

For nums = [0, 1, 0, 2]:

    nums
    [0, 1, 0, 2]
    [1, 0, 2, 0]
    [1, 2, 0, 0]
Level: 1
Beware: wrong/removed_while_looping
Time: O(n²)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        for _ in range(nums.count(0)):
            nums.remove(0)
            nums.append(0)
