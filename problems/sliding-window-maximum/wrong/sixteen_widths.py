"""Keeps the maxima of widths up to 2¹⁵, but two of these do not cover a window of more than 2¹⁶."""

CAUGHT_BY = "killers"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        widths = [nums]
        for level in range(15):
            last, half = widths[-1], 1 << level
            widths.append([max(pair) for pair in zip(last, last[half:])])
        level = min(k.bit_length() - 1, 15)
        row, shift = widths[level], k - (1 << level)
        return [max(row[i], row[i + shift]) for i in range(len(nums) - k + 1)]
