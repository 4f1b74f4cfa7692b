"""Backtracking: fill one place after another; try each unused number there, then release it.

In each call, the loop tries every number that is not in the permutation yet. So each permutation is
reached by exactly one path of choices. A set tells in O(1) whether a number is used. The trace
stops where the first number changes.

For nums = [1, 2, 3]:

    permutation  used
    []           set()
    [1]          {1}
    [1, 2]       {1, 2}
    [1, 2, 3]    {1, 2, 3}  complete: 3 and 2 are released
    [1, 3]       {1, 3}
    [1, 3, 2]    {1, 2, 3}
    [2]          {2}
Level: 2
From: brute_force; rows that repeat a number early are still built to the end, so never add a
  number that the row already has
Ask: The first places are filled: which numbers may come next, and how do you find them without
  reading the row again?
Beware: wrong/never_released
Time: O(n · n!)
Space: O(n) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []
        permutation = []
        used = set()

        def fill():
            if len(permutation) == len(nums):
                result.append(permutation[:])
                return
            for number in nums:
                if number not in used:
                    permutation.append(number)
                    used.add(number)
                    fill()
                    permutation.pop()
                    used.remove(number)

        fill()
        return result
