"""Two pointers on the indices sorted by value: move inwards from both ends until the sum fits.

If the sum is too small, the small value is too small even for the largest partner left, so `low`
moves up. If the sum is too large, `high` moves down for the same reason. The answer is not missed.

For nums = [7, 2, 11, 4], target = 11:

    low  high  nums[order[low]]  nums[order[high]]
    0    3     2                 11                   too large
    0    2     2                 7                    too small
    1    2     4                 7
    return [3, 0]
Level: 3
Beware: wrong/sorted_positions
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        order = sorted(range(len(nums)), key=nums.__getitem__)
        low, high = 0, len(nums) - 1
        while nums[order[low]] + nums[order[high]] != target:
            if nums[order[low]] + nums[order[high]] < target:
                low += 1
            else:
                high -= 1
        return [order[low], order[high]]
