"""Returns the last number that was not seen before, whether or not it occurs again."""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        seen = set()
        for number in nums:
            if number not in seen:
                single = number
            seen.add(number)
        return single
