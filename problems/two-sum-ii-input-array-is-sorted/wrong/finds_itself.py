"""Enters an item before looking up its partner, so half of the target may find itself."""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        seen = {}
        for place, number in enumerate(numbers, 1):
            seen[number] = place
            if target - number in seen:
                return [seen[target - number], place]
