"""Dynamic programming by the last house robbed: the previous robbed house is two or three back.

Each entry is the most money if its house is the last house robbed: the money of this house, and the
better of the entries two and three back. The previous robbed house need not be four or more back,
because the house two back could then be robbed as well.

Three empty houses before the street are sentinels: they serve as the base cases. The last house
robbed is the last house of the street or its neighbour.

For nums = [2, 1, 1, 9]:

    money  most
    -      [0, 0, 0]
    2      [0, 0, 0, 2]
    1      [0, 0, 0, 2, 1]
    1      [0, 0, 0, 2, 1, 3]      1 + 2: two back
    9      [0, 0, 0, 2, 1, 3, 11]  9 + 2: three back
    return 11
Level: 3
From: table; an entry does not show which house was robbed last, so ask for the best plan that robs
  house i last
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
