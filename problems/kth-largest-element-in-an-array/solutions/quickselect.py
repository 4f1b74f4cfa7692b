"""Quickselect: partition around a random pivot, and go on only in the part with index k - 1.

The partition is a Dutch national flag: the greater numbers go to the left, the smaller ones to the
right, and the numbers equal to the pivot end up at their final indices, from `start` to `end`. If
one of these indices is k - 1, the pivot is the answer. Neither of the other parts has a number
equal to the pivot, so if all numbers are equal, one round is enough. The trace shows the rounds.

For nums = [3, 2, 1, 5, 6, 4], k = 2:

    low  high  nums
    0    5     [3, 2, 1, 5, 6, 4]
    0    4     [3, 2, 5, 6, 4, 1]  the pivot was 1: index 5 is settled
    1    4     [6, 5, 2, 4, 3, 1]  the pivot was 6: index 0 is settled
    return 5                       the pivot is 5, at index 1
Level: 2
From: sort; quicksort goes on to sort both sides of its pivot, although only one side has the k-th
  largest number
Ask: Put the numbers greater than some pivot before it. What does their count tell about where the
  answer is?
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
