"""Two lists of products: of all items before each place, and of all items after it.

One multiplication makes each entry from its neighbour. The result is the product of the two
entries for a place; zeros need no special care.
Time: O(n)
Space: O(n)
"""


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        n = len(nums)
        before = [1] * n
        for i in range(1, n):
            before[i] = before[i - 1] * nums[i - 1]
        after = [1] * n
        for i in range(n - 2, -1, -1):
            after[i] = after[i + 1] * nums[i + 1]
        return [left * right for left, right in zip(before, after)]
