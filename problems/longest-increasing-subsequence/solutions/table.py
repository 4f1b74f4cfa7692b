"""Table: the longest subsequence that ends at an item extends the longest that ends below it.

Below means at an earlier and smaller item. The longest of all may end anywhere. This is the plain
way, with two nested loops.
Time: O(n²)
Space: O(n)
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        longest = []
        for i, item in enumerate(nums):
            before = (longest[j] for j in range(i) if nums[j] < item)
            longest.append(max(before, default=0) + 1)
        return max(longest)
