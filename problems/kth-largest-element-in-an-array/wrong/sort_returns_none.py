"""Uses the result of list.sort, which sorts in place and returns None."""

VERDICT = "Runtime Error"


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        return nums.sort()[-k]
