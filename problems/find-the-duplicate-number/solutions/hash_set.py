"""Hash set of the numbers seen so far: the first number that is already in it is the repeated one.

The list stays as it is, but the set may grow to all n numbers.
Level: 1
From: wrong/nested_loops; the inner loop looks for an equal number, so keep the numbers where they
  can be looked up
Time: O(n)
Space: O(n)
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        seen = set()
        for number in nums:
            if number in seen:
                return number
            seen.add(number)
