"""Keeps what it has seen in a list, and reads up to the whole list for each item."""

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
