"""Bits as a set: one integer holds all states of the state machine; one shift advances all of them.

A piece is a letter or a dot, with or without a star; bit i is set if piece i may come next. A carry
skips pieces with stars, the 1 bits of `starred`: a bit added to a run of them carries on to the bit
after the run. The exclusive or of the sum and `starred` has the bits that have changed: these
pieces may come next, too.
Level: 4
From: state_machine; all states move on in the same way, one after another, so keep them as bits,
  all of which a single shift advances
Time: O(m + n) operations on n-bit numbers
Space: O(n) bits for each distinct letter
"""

from collections import defaultdict


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        fits = defaultdict(int)
        starred = any_letter = 0
        piece = 1
        for i, character in enumerate(p):
            if character == "*":
                continue
            if i + 1 < len(p) and p[i + 1] == "*":
                starred |= piece
            if character == ".":
                any_letter |= piece
            else:
                fits[character] |= piece
            piece <<= 1
        states = self.with_skipped(1, starred)
        for letter in s:
            fitting = states & (fits[letter] | any_letter)
            states = self.with_skipped(((fitting & ~starred) << 1) | (fitting & starred), starred)
        return (states & piece) != 0

    def with_skipped(self, states, starred):
        """Add the states after pieces with stars, which need no letter."""
        carried = (states & starred) + starred
        return states | (carried ^ starred)
