"""Sorting: compare the sorted numbers pair by pair; the first unequal pair begins with the answer.

Before the single number, every pair starts at an even index. If no pair is unequal, the single
number is the last one.

For nums = [2, 1, 4, 1, 2]:

    numbers          one  other
    [1, 1, 2, 2, 4]  1    1
    [1, 1, 2, 2, 4]  2    2
    return 4
Level: 3
From: counts; the dictionary only brings equal numbers together, so sort the list, and they stand
  side by side
Beware: wrong/no_pair_after_the_last
Time: O(n log n), to sort
Space: O(n), the sorted copy
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        numbers = sorted(nums)
        for one, other in zip(numbers[::2], numbers[1::2]):
            if one != other:
                return one
        return numbers[-1]
