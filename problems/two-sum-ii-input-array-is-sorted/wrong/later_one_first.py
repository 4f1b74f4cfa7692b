"""Returns the place of the later item first."""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        seen = {}
        for place, number in enumerate(numbers, 1):
            if target - number in seen:
                return [place, seen[target - number]]
            seen[number] = place
