"""Greedy: the lowest card can only begin a group, so all cards equal to it begin one group each.

These groups need as many cards of each of the next `groupSize - 1` numbers. Once these cards are
taken, the lowest remaining card can again only begin a group.

For hand = [1, 2, 2, 3, 3, 4], groupSize = 3:

    card  remaining
    -     {1: 1, 2: 2, 3: 2, 4: 1}
    1     {1: 0, 2: 1, 3: 1, 4: 1}  the group 1, 2, 3
    2     {1: 0, 2: 0, 3: 0, 4: 0}  the group 2, 3, 4
    3     {1: 0, 2: 0, 3: 0, 4: 0}  used up
    4     {1: 0, 2: 0, 3: 0, 4: 0}  used up
    return True
Level: 1
Ask: At which place of a group can the lowest card of the hand be?
Beware: wrong/one_group_per_card, wrong/in_the_order_of_the_hand
Time: O(n log n), for sorting; each card is taken only once
Space: O(n)
"""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = Counter(hand)
        for card in sorted(remaining):
            groups = remaining[card]
            if groups:
                for number in range(card, card + groupSize):
                    if remaining[number] < groups:
                        return False
                    remaining[number] -= groups
        return True
