"""Marks in place: a minus sign at index i says that i has been seen.

No number is 0, so each can carry a minus sign, and its absolute value is still the number.

For nums = [1, 3, 2, 2]:

    number  nums
    1       [1, -3, 2, 2]
    3       [1, -3, 2, -2]
    2       [1, -3, -2, -2]
    return 2                 index 2 is marked already
Level: 3
From: hash_set; the set takes O(n) space, although each number is a legal index, so mark in the list
  itself which numbers have been seen
Time: O(n)
Space: O(1): it changes the list that it is given
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for marked in nums:
            number = abs(marked)
            if nums[number] < 0:
                return number
            nums[number] = -nums[number]
