"""Cyclic sort: swap the number at index 0 into the index it names, until an equal number is there.

The number found there moves to index 0, and is swapped next. No number is 0, so none belongs at
index 0, and there is always a number to swap. Each swap puts one more number into its place.

For nums = [1, 3, 4, 2, 2]:

    number  nums
    -       [1, 3, 4, 2, 2]
    1       [3, 1, 4, 2, 2]  1 is at index 1 now
    3       [2, 1, 4, 3, 2]
    2       [4, 1, 2, 3, 2]
    4       [2, 1, 2, 3, 4]
    return 2                 2 is at index 2 already
Level: 3
From: sort; the numbers are put in order by comparing them, although each number names its index, so
  swap each number to the index that it names
Beware: wrong/swaps_at_a_changed_index
Time: O(n)
Space: O(1): it changes the list that it is given
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        while nums[nums[0]] != nums[0]:
            number = nums[0]
            nums[0], nums[number] = nums[number], number
        return nums[0]
