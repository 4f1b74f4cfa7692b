"""Keeps moving the fast walker two steps at a time, so the walkers meet elsewhere, or never."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        slow, fast = nums[0], nums[nums[0]]
        while slow != fast:
            slow = nums[slow]
            fast = nums[nums[fast]]
        start = 0
        while start != fast:
            start = nums[start]
            fast = nums[nums[fast]]
        return start
