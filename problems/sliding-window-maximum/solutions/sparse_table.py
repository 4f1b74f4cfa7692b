"""Sparse table, row by row: two windows side by side make one that is twice as wide.

    maxima[i] = max(maxima[i], maxima[i + step])

The base case: the maxima of width 1 are the numbers themselves. When doubling would make the window
wider than k, two overlapping windows make up a width of k: for a maximum, an overlap does no harm.

For nums = [1, 3, -1, -3, 5], k = 3:

    width  maxima
    1      [1, 3, -1, -3, 5]
    2      [3, 3, -1, 5]
    3      [3, 3, 5]            two of width 2 overlap
    return [3, 3, 5]
Level: 3
From: segment_tree; each window is put together from nodes of its own, although all windows have the
  same width, so let all of them grow together, by doubling
Beware: wrong/width_of_a_power_of_two
Time: O(n log k)
Space: O(n)
"""


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        maxima, width = nums, 1
        while width < k:
            step = min(width, k - width)
            maxima = list(map(max, maxima, maxima[step:]))
            width += step
        return maxima
