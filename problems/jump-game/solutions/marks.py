"""Mark what can be reached: from each marked place, all places that its jumps lead to.

This is the plain way, and it marks the same places again and again. A slice of bytes is filled at
once, though, so that even 10,000 times 10,000 marks are soon made.
Time: O(n²), but with bytes that are copied in blocks
Space: O(n)
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        reached = bytearray(len(nums))
        reached[0] = 1
        for place, jump in enumerate(nums):
            if reached[place]:
                end = min(place + jump + 1, len(nums))
                reached[place:end] = bytes([1]) * (end - place)
        return reached[-1] == 1
