"""Make a list of the items to keep, and put it in place of everything in `nums`.

The slice assignment changes the list itself, which the caller has; without `[:]`, only the name
would mean another list.
Time: O(n)
Space: O(n)
"""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        nums[:] = [number for number in nums if number != val]
        return len(nums)
