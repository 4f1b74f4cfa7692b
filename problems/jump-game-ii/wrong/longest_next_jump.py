"""Goes to the place with the longest jump, not to the place whose jump leads farthest."""


class Solution:
    def jump(self, nums: list[int]) -> int:
        place = jumps = 0
        while place < len(nums) - 1:
            jumps += 1
            last = place + nums[place]
            if last >= len(nums) - 1:
                break
            place = max(range(place + 1, last + 1), key=lambda i: nums[i], default=last + 1)
        return jumps
