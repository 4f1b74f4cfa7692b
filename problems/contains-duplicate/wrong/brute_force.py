"""Searches a list of all earlier items for each item, where a set would answer at once.

Level: 1
Time: O(n²)
Space: O(n)
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        seen = []
        for number in nums:
            if number in seen:
                return True
            seen.append(number)
        return False
