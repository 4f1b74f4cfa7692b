"""Marks a used card by its sign, which a 0 does not have."""


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        if len(hand) % groupSize:
            return False
        hand.sort()
        used = 0
        while used < len(hand):
            group = []
            for i, card in enumerate(hand):
                if len(group) == groupSize:
                    break
                if card >= 0 and (not group or group[-1] == card - 1):
                    group.append(card)
                    hand[i] = -card
                    used += 1
            if len(group) != groupSize:
                return False
        return True
