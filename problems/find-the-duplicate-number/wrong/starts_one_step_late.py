"""Starts the second walk at the first number, not at index 0, so it is one step ahead."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        slow, fast = nums[0], nums[nums[0]]
        while slow != fast:
            slow = nums[slow]
            fast = nums[nums[fast]]
        start = nums[0]
        while start != slow:
            start = nums[start]
            slow = nums[slow]
        return start
