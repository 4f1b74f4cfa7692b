"""Sort, then binary search for the first pair that is out of step: the single number is there.

Before the single number, the first of two equal ones is at an even index; after it, at an odd one.
Time: O(n log n), to sort
Space: O(n), the sorted copy
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        numbers = sorted(nums)
        low, high = 0, len(numbers) // 2
        while low < high:
            pair = (low + high) // 2
            if numbers[2 * pair] == numbers[2 * pair + 1]:
                low = pair + 1
            else:
                high = pair
        return numbers[2 * low]
