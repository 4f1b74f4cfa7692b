"""Greedy without sorting: from each card, go back to the start of its run, and begin groups there.

A run consists of consecutive numbers; the smallest can only begin a group. When its cards are used
up, the next number becomes the start, until all cards equal to `card` are used up.
Level: 3
From: lowest_card_first; the cards are sorted only to find where groups begin, so step back from any
  card to the start of its run, which needs no order
Time: O(n), amortized: each step back leads to a number that is then used up
Space: O(n)
"""

from collections import Counter


class Solution:
    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        remaining = Counter(hand)
        for card in hand:
            start = card
            while remaining[start - 1]:
                start -= 1
            while start <= card:
                while remaining[start]:
                    for number in range(start, start + groupSize):
                        if not remaining[number]:
                            return False
                        remaining[number] -= 1
                start += 1
        return True
