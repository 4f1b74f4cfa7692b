"""Sorting: compare two sorted numbers at a time; the first unequal two begin with the single one.

Before the single number, every pair stands at an even place and the place after it. If no two
numbers differ, the single number is the last one.

For nums = [2, 1, 4, 1, 2]:

    numbers          one  other
    [1, 1, 2, 2, 4]  1    1
    [1, 1, 2, 2, 4]  2    2
    return 4
Level: 3
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
