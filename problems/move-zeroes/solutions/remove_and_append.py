"""Brute force: remove the first zero and append a zero, once for each zero in the list.

Each time, the search starts over, and all items after the zero move forward by one.
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
