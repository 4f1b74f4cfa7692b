"""Greedy with a queue: at each number, the open groups go on, and the other cards begin new groups.

Each open group needs one card of the number; every further card must begin a group. The groups that
begin at one number also end together: a queue stores how many there are, and the number after them.

For hand = [1, 2, 2, 3, 3, 4], groupSize = 3:

    card  count  open_groups  begun
    -     -      0            []
    1     1      1            [(4, 1)]
    2     2      2            [(4, 1), (5, 1)]  one group goes on, one begins
    3     2      1            [(5, 1)]          the group that began at 1 is complete
    4     1      0            []
    return True
Level: 3
From: lowest_card_first; each number is read again for every group start whose groups reach it, so
  count the groups that are open, and read each number once
Time: O(n log n)
Space: O(n)
"""

from collections import Counter, deque


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        begun = deque()  # (the number right after these groups, how many groups)
        open_groups = 0
        previous = -1
        for card, count in sorted(Counter(hand).items()):
            if (open_groups and card != previous + 1) or count < open_groups:
                return False
            if count > open_groups:
                begun.append((card + groupSize, count - open_groups))
                open_groups = count
            if begun[0][0] == card + 1:
                open_groups -= begun.popleft()[1]
            previous = card
        return open_groups == 0
