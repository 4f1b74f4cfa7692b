"""Kadane's algorithm: the best sum that ends here extends the best one that ended before, or not.

Extending is worth while unless what came before has a negative sum. The largest of all sums that
end somewhere is the result.
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        ending_here = best = nums[0]
        for number in nums[1:]:
            ending_here = max(ending_here + number, number)
            best = max(best, ending_here)
        return best
