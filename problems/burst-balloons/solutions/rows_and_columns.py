"""The table twice, by rows and by columns, so that each gap only adds three lists up.

The coins on the left of the last balloon stand side by side in a row, those on its right in a
column; `map` goes through both and through the numbers at once, much faster than a loop.
Time: O(n³)
Space: O(n²)
"""

from itertools import repeat
from operator import add, mul


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        n = len(nums)
        rows = [[0] * n for _ in nums]
        columns = [[0] * n for _ in nums]
        for j in range(2, n):
            for i in reversed(range(j - 1)):
                between = slice(i + 1, j)
                earlier = map(add, rows[i][between], columns[j][between])
                last = map(mul, nums[between], repeat(nums[i] * nums[j]))
                rows[i][j] = columns[j][i] = max(map(add, earlier, last))
        return rows[0][-1]
