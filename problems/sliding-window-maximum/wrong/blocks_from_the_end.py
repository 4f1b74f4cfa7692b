"""Counts the blocks for `to_end` from the end, so they may not be the blocks of `from_start`."""

CAUGHT_BY = "generated"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        n = len(nums)
        from_start, to_end = nums[:], nums[:]
        for i in range(1, n):
            if i % k != 0:
                from_start[i] = max(from_start[i - 1], nums[i])
        for i in reversed(range(n - 1)):
            if (n - 1 - i) % k != 0:
                to_end[i] = max(to_end[i + 1], nums[i])
        return [max(to_end[i], from_start[i + k - 1]) for i in range(n - k + 1)]
