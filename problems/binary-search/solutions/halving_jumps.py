"""Binary search by jumps: halve the jump each time; take it unless it goes past the target.

This finds the last item that is not greater than the target, or index 0 if all items are greater.
The jumps are powers of two, so the jumps taken are the binary digits of the index. Each length is
tried once: if two jumps of one length were possible, a jump of twice that length would have been
taken earlier.

For nums = [-1, 0, 3, 5, 9, 12], target = 9:

    jump  index
    8     0      before the first step
    4     0      a jump of 8 goes beyond the end
    2     4      nums[4] is 9: the jump of 4 is taken
    1     4      a jump of 2 goes beyond the end
    0     4      nums[5] is 12, too large for a jump of 1
    return 4
Level: 4
From: binary_search_half_open; two ends are easily off by one, so keep a single index, and let it
  jump ahead by steps that halve
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
