"""Uses one byte for each counter, so no colour may occur more than 255 times."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        counts = bytearray(3)
        for colour in nums:
            counts[colour] += 1
        i = 0
        for colour, count in enumerate(counts):
            for _ in range(count):
                nums[i] = colour
                i += 1
