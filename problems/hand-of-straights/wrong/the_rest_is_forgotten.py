"""Takes one group from the start of the run, and goes on even if the current card is not used up.

Reported as accepted in 2024.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #22609"


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        if len(hand) % groupSize:
            return False
        remaining = Counter(hand)
        for card in hand:
            if remaining[card] == 0:
                continue
            start = card
            while remaining[start - 1] > 0:
                start -= 1
            for number in range(start, start + groupSize):
                if remaining[number] == 0:
                    return False
                remaining[number] -= 1
        return True
