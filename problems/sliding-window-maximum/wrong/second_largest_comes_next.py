"""Remembers only the two largest numbers, and has no maximum once both have left."""

CAUGHT_BY = "generated"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        largest = second = -inf
        for i, number in enumerate(nums):
            if number > largest:
                largest, second = number, -inf
            elif number > second:
                second = number
            if i >= k - 1:
                result.append(largest)
                if nums[i - k + 1] == largest:
                    largest, second = second, -inf
        return result
