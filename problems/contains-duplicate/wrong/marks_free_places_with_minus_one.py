"""Marks the free places of its hash table with -1, which may be an item.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #5495"

PLACES = 10  # for items with the same hash


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        table = [[-1] * PLACES for _ in nums]
        for number in nums:
            row = table[abs(number) % len(nums)]
            for place in range(PLACES):
                if row[place] == -1:
                    row[place] = number
                    break
                if row[place] == number:
                    return True
        return False
