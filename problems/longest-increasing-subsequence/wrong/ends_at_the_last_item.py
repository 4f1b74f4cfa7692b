"""Returns the longest subsequence that ends at the last item, even if a longer one ends earlier."""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        longest = []
        for i, item in enumerate(nums):
            before = (longest[j] for j in range(i) if nums[j] < item)
            longest.append(max(before, default=0) + 1)
        return longest[-1]
