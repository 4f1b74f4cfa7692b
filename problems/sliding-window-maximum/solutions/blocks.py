"""Blocks of k numbers: a window is made of the end of one block and the start of the next.

`from_start` holds the largest number from the start of the block up to each place, and `to_end`
the largest one from there to the end of the block. A window from i to j needs the larger of
`to_end[i]` and `from_start[j]`; if it is a whole block, both are the same.
Time: O(n)
Space: O(n)
"""


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        n = len(nums)
        from_start, to_end = nums[:], nums[:]
        for i in range(1, n):
            if i % k != 0:
                from_start[i] = max(from_start[i - 1], nums[i])
        for i in reversed(range(n - 1)):
            if (i + 1) % k != 0:
                to_end[i] = max(to_end[i + 1], nums[i])
        return [max(to_end[i], from_start[i + k - 1]) for i in range(n - k + 1)]
