"""Keeps moving the fast pointer two steps at a time, so the pointers may not meet at the entry."""


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
