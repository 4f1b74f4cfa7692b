"""Segment tree: the maximum of a window is the maximum of at most two nodes on each level.

Node i holds the larger number of its children, nodes 2i and 2i + 1; the leaves, nodes n to 2n - 1,
are the list. The range shrinks from both ends: an end node is counted if its parent reaches beyond
the range. Then the range moves up to the parents of the remaining nodes.

For nums = [1, 3, 2, 5], k = 3:

    tree                      left  right  largest
    [0, 5, 3, 5, 1, 3, 2, 5]  4     7      1          the leaves 4 to 6
    [0, 5, 3, 5, 1, 3, 2, 5]  2     3      2          leaf 6 has been counted
    return 3  the first window
    return 5  the second window, the leaves 5 to 7
Level: 3
From: wrong/brute_force; overlapping windows read the same numbers, so store the maxima of aligned
  parts once, and combine them for each window
Time: O(n log k)
Space: O(n)
"""


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        n = len(nums)
        tree = [0] * n + nums
        for i in reversed(range(1, n)):
            tree[i] = max(tree[2 * i], tree[2 * i + 1])
        return [self.largest(tree, n + i, n + i + k) for i in range(n - k + 1)]

    def largest(self, tree, left, right):
        """The largest number of the nodes from left up to, but not including, right."""
        largest = tree[left]
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
