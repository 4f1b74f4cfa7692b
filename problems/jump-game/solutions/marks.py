"""Dynamic programming: from each place that can be reached, mark all places that its jumps reach.

The base case is the first place. The same places are marked again and again; but a slice of bytes
is filled in one go, so even 10,000 times 10,000 marks take little time.
Level: 1
Time: O(n²), but bytes are copied in blocks
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
