"""Fisher-Yates shuffle: each place in turn gets a random item that has no final place yet.

The invariant: the items before place `i` are final. The next item is drawn from place `i` and all
places after it, so there are n · (n - 1) · ... · 1 equally likely ways to draw: one for each order.

For ["Solution", "shuffle"], [[[1, 2, 3]], []]:

    i  drawn  order
    -  -      [1, 2, 3]
    0  2      [3, 2, 1]  one of 3 places
    1  2      [3, 1, 2]  one of the 2 places that are not final
    2  2      [3, 1, 2]  the last item stays
Level: 2
From: drawn_from_a_bag; closing the gap after each draw moves up to n items, so let the drawn item
  trade places with an item that is not drawn yet
Ask: The items in the bag and the items drawn are always n together: how do both fit into one list,
  and how do you remove an item without a gap?
Beware: wrong/swaps_with_any_place, wrong/last_stays
Time: O(n) for a shuffle, O(1) for a reset
Space: O(n)
"""

from random import randrange


class Solution:
    def __init__(self, nums: list[int]):
        self.nums = nums

    def reset(self) -> list[int]:
        return self.nums

    def shuffle(self) -> list[int]:
        order = self.nums[:]
        for i in range(len(order)):
            drawn = randrange(i, len(order))
            order[i], order[drawn] = order[drawn], order[i]
        return order
