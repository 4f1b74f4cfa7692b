"""House by house: the most so far either leaves this house, or robs it and leaves the previous one.

Only two numbers are needed: the most up to the previous house, and up to the one before that.
Time: O(n)
Space: O(1)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
