"""Quickselect: move what is greater than a random pivot to the left, what is less to the right.

Then the numbers equal to the pivot are where they belong in descending order. If the k-th place is
one of theirs, the pivot is the answer; otherwise, only the side with that place matters. A side has
no number equal to the pivot, so it takes one round if all numbers are equal.
Time: O(n²); O(n) on average
Space: O(1)
"""

from random import randint


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1
        while True:
            pivot = nums[randint(low, high)]
            start, end = low, high  # what is left of start is greater; what is right of end is less
            i = low
            while i <= end:
                if nums[i] > pivot:
                    nums[start], nums[i] = nums[i], nums[start]
                    start += 1
                    i += 1
                elif nums[i] < pivot:
                    nums[end], nums[i] = nums[i], nums[end]
                    end -= 1
                else:
                    i += 1
            if k - 1 < start:
                high = start - 1
            elif k - 1 > end:
                low = end + 1
            else:
                return pivot
