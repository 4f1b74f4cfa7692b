"""The most with each house as the last one robbed: the one before is two or three houses back.

It is never four or more: the house two back could then be robbed as well. The last house robbed is
the last one in the street, or the one before it.
Time: O(n)
Space: O(n)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [0, 0, 0]  # three empty houses in front of the street
        for money in nums:
            most.append(money + max(most[-2], most[-3]))
        return max(most[-1], most[-2])
