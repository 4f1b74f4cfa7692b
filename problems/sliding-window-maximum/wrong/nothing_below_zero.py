"""Starts each maximum at 0, which is larger than any negative number."""


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        n = len(nums)
        tree = [0] * n + nums
        for i in reversed(range(1, n)):
            tree[i] = max(tree[2 * i], tree[2 * i + 1])
        return [self.largest(tree, n + i, n + i + k) for i in range(n - k + 1)]

    def largest(self, tree, left, right):
        """The largest number of the nodes from left up to, but not including, right."""
        largest = 0
        while left < right:
            if left % 2 == 1:
                largest = max(largest, tree[left])
                left += 1
            if right % 2 == 1:
                right -= 1
                largest = max(largest, tree[right])
            left //= 2
            right //= 2
        return largest
