"""Two pointers: one comes from the small items, one from the large ones.

If their sum is too small, the small item is too small for every partner that is left, so its
pointer moves up. If the sum is too large, the other pointer moves down for the same reason.
Time: O(n)
Space: O(1)
"""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        low, high = 0, len(numbers) - 1
        while numbers[low] + numbers[high] != target:
            if numbers[low] + numbers[high] < target:
                low += 1
            else:
                high -= 1
        return [low + 1, high + 1]
