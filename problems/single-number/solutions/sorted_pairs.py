"""Sort, then look at two numbers at a time: the first two that differ begin with the single number.

Before the single number, equal numbers stand side by side. If no two differ, it is the last number.
Time: O(n log n), to sort
Space: O(n), the sorted copy
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        numbers = sorted(nums)
        for one, other in zip(numbers[::2], numbers[1::2]):
            if one != other:
                return one
        return numbers[-1]
