"""Quickselect: partition around a random pivot, and continue only in the part with the k-th place.

The partition is a Dutch national flag: the greater numbers go to the left, the smaller ones to the
right, and the numbers equal to the pivot end up in their final places, from `start` to `end`.
If the k-th place is one of these, the pivot is the answer. Neither of the other parts has a number
equal to the pivot, so if all numbers are equal, one round is enough.
Level: 2
Beware: wrong/equal_numbers_on_one_side, wrong/first_number_as_pivot
Time: O(n) on average, O(n²) if the pivots are bad again and again
Space: O(1)
"""

from random import randint


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1  # the part that has the k-th place
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
                else:
                    i += 1
            if k - 1 < start:
                high = start - 1
            elif k - 1 > end:
                low = end + 1
            else:
                return pivot
