"""Two pointers on the indices sorted by value: move inwards from both ends until the sum fits.

If the sum is too small, the smaller value is too small even for the largest remaining partner, so
`low` moves up. If the sum is too large, `high` moves down for the same reason. So neither pointer
passes an item of the answer.

For nums = [7, 2, 11, 4], target = 11:

    low  high  order[low:high + 1]
    0    3     [1, 3, 0, 2]         the values are 2, 4, 7 and 11
    0    2     [1, 3, 0]            2 + 11 is too large: 11 is out
    1    2     [3, 0]               2 + 7 is too small: 2 is out
    return [3, 0]                   the values 4 and 7
Level: 3
From: bisect; each item's partner is searched for from scratch, so start at both ends of the sorted
  list, where a sum that does not fit rules out one end for good
Beware: wrong/sorted_positions
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        order = sorted(range(len(nums)), key=lambda i: nums[i])
        low, high = 0, len(nums) - 1
        while nums[order[low]] + nums[order[high]] != target:
            if nums[order[low]] + nums[order[high]] < target:
                low += 1
            else:
                high -= 1
        return [order[low], order[high]]
