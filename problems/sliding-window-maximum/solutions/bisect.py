"""Binary search in a sorted window: bisection finds where one number leaves and the next enters.

The largest number is always the last. Finding a place takes log k steps, but all numbers after it
have to move, as a block.

For nums = [1, 3, -1, -3, 5], k = 3:

    leaving  entering  window
    1        -3        [-3, -1, 3]
    3        5         [-3, -1, 5]
    return [3, 3, 5]
Level: 3
From: wrong/brute_force; each window is read from scratch, so keep the window sorted: take out the
  number that leaves, and put in the number that enters
Beware: wrong/smallest_number_leaves
Time: O(n · k)
Space: O(n), the copy of the later numbers, besides the result
"""

from bisect import bisect_left, insort


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        window = sorted(nums[:k])
        result = [window[-1]]
        for leaving, entering in zip(nums, nums[k:]):
            del window[bisect_left(window, leaving)]
            insort(window, entering)
            result.append(window[-1])
        return result
