"""Double the width: two windows side by side make one that is twice as wide.

The maxima of width 1 are the numbers themselves. When doubling again would make the windows wider
than k, two that overlap make the rest: the one at the start of the window and the one at its end.
This is one row after the other of a sparse table.
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
