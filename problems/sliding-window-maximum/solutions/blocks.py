"""Prefix and suffix maxima of blocks: a window is the end of one block and the start of the next.

`from_start` holds the maximum from the start of the block up to each index, and `to_end` the
maximum from each index to the end of the block. The blocks are k wide, so the maximum of a window
from i to j is the larger of `to_end[i]` and `from_start[j]`. If the window is a whole block, both
are the same.

For nums = [1, 3, 2, 5, 4], k = 2:

    from_start       to_end
    [1, 3, 2, 5, 4]  [3, 3, 5, 5, 4]    the blocks 1 3, 2 5 and 4
    return [3, 3, 5, 5]
Level: 3
From: wrong/brute_force; overlapping windows read the same numbers, so compute running maxima from
  fixed borders once: they serve every window across a border
Beware: wrong/blocks_from_the_end
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
