"""Keep the window sorted: bisection finds where a number enters, and where another one leaves.

The largest number is the last one. Finding a place takes log k steps, but all numbers behind it
have to move; that is one copy in memory, which is fast even if there are 50,000 of them.
Time: O(n · k)
Space: O(k) besides the result
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
