"""Dynamic programming on two streets: the circle without its first house, and without its last.

The first and the last house are neighbours, so at least one is left alone. The rest form a street,
which House Robber solves. With a single house, both streets are empty, so it is a special case.
The trace shows each street before its last house.

For nums = [2, 7, 9, 3]:

    nums       before_last  last
    [7, 9, 3]  7            9     last: 9, or 7 + 3
    return 10
    [2, 7, 9]  2            7     last: 7, or 2 + 9
    return 11
    return 11
Level: 2
Beware: wrong/street_is_straight, wrong/leaves_out_a_single_house
Time: O(n)
Space: O(n), the slices
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        return max(self.street(nums[1:]), self.street(nums[:-1]))

    def street(self, nums):
        """The most money from houses in a row."""
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
