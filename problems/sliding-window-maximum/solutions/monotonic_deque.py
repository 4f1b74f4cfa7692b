"""Monotonic deque: indices of the numbers that may still become the maximum, the largest first.

A number that enters removes all smaller numbers from the right end: they leave the window before it
does, so none of them is ever the maximum again. Invariant: the numbers in the deque never rise, so
the first one is the maximum of the window. Its index shows when it leaves the window.

For nums = [1, 3, -1, -3, 5], k = 3:

    i  number  candidates  result
    0  1       [0]         []
    1  3       [1]         []           3 has removed 1
    2  -1      [1, 2]      [3]
    3  -3      [1, 2, 3]   [3, 3]
    4  5       [4]         [3, 3, 5]    5 has removed all others
    return [3, 3, 5]
Level: 2
From: wrong/brute_force; each window is searched for its maximum, although a number with a larger
  one after it can never be the maximum again, so drop it, and keep only the others
Ask: A number enters that is larger than some numbers before it. Can one of these be the maximum of
  any later window?
Beware: wrong/removes_one_smaller_number
Time: O(n), amortized: each index is appended and removed at most once
Space: O(k), besides the result
"""

from collections import deque


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        result = []
        candidates = deque()
        for i, number in enumerate(nums):
            while candidates and nums[candidates[-1]] < number:
                candidates.pop()
            candidates.append(i)
            if candidates[0] == i - k:
                candidates.popleft()
            if i >= k - 1:
                result.append(nums[candidates[0]])
        return result
