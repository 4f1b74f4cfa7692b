"""Continues after a swap with the end, without checking the number that came from there."""

from random import randint


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1
        while True:
            pivot = nums[randint(low, high)]
            start, end = low, high  # greater numbers are before start, smaller ones after end
            i = low
            while i <= end:
                if nums[i] > pivot:
                    nums[start], nums[i] = nums[i], nums[start]
                    start += 1
                    i += 1
                elif nums[i] < pivot:
                    nums[end], nums[i] = nums[i], nums[end]
                    end -= 1
                    i += 1
                else:
                    i += 1
            if k - 1 < start:
                high = start - 1
            elif k - 1 > end:
                low = end + 1
            else:
                return pivot
