"""Two pointers on the sorted indices: one comes from the small values, one from the large ones.

If their sum is too small, the small value is too small for every partner that is left, so its
pointer moves on; if it is too large, so does the other. Since the indices are sorted, by their
values, nothing has to be looked up at the end.
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
