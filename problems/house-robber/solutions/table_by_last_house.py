"""Dynamic programming by the last house robbed: the previous robbed house is two or three back.

`most[i]` is the most money if house i is the last house robbed. The previous robbed house need not
be four or more back, because the house two back could then be robbed as well:

    most[i] = nums[i] + max(most[i - 2], most[i - 3])

Three empty houses before the street are sentinels: they serve as the base cases. The last house
robbed is the last house of the street or its neighbour.
Level: 3
Beware: wrong/last_house_is_robbed
Time: O(n)
Space: O(n)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [0, 0, 0]  # three empty houses before the street
        for money in nums:
            most.append(money + max(most[-2], most[-3]))
        return max(most[-1], most[-2])
