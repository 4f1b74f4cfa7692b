"""Quickselect: partition around a random pivot, and go on only in the part with the k-th largest.

Quicksort picks an item, the pivot, puts larger items before it and smaller ones after it, and sorts
both parts in the same way. Here, the numbers of larger and of equal items show which part has the
answer, and the other parts are dropped. What is equal to the pivot is settled with it, so if all
numbers are equal, one round is enough. Swaps as in Sort Colors would split the list in O(1) space.

For nums = [3, 2, 1, 5, 6, 4], k = 2:

    pivot  larger           nums                k
    -      -                [3, 2, 1, 5, 6, 4]  2
    1      [3, 2, 5, 6, 4]  [3, 2, 5, 6, 4]     2  five are larger, so the answer is among them
    6      []               [3, 2, 5, 4]        1  none is larger; 6 is dropped, and k falls by 1
    3      [5, 4]           [5, 4]              1
    4      [5]              [5]                 1
    return 5
Level: 2
From: sort; quicksort would go on to sort both sides of its pivot, although only one side has the
  k-th largest number, so go on with this side only
Ask: Choose any of the numbers, and put the larger ones before it. What does their count say about
  where the answer is?
Beware: wrong/equal_numbers_on_one_side, wrong/first_number_as_pivot
Time: O(n) on average, O(n²) if every pivot is bad
Space: O(n)
"""

from random import choice


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        while True:
            pivot = choice(nums)
            larger = [number for number in nums if number > pivot]
            smaller = [number for number in nums if number < pivot]
            not_smaller = len(nums) - len(smaller)
            if k <= len(larger):
                nums = larger
            elif k <= not_smaller:
                return pivot
            else:
                nums = smaller
                k -= not_smaller
