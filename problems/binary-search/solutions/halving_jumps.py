"""Jump to the right as long as no item above the target is reached, first far, then half as far.

This finds the last item that is not above the target. From any place, each jump is tried once: two
of the same length would have made one of twice the length, which has been tried before.
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        index = 0
        jump = 1 << len(nums).bit_length()
        while jump:
            if index + jump < len(nums) and nums[index + jump] <= target:
                index += jump
            jump //= 2
        return index if nums[index] == target else -1
