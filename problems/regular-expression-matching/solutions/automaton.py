"""An automaton: all places of the pattern where we may be are kept in a set, letter by letter.

Each piece is a state: a letter or a dot, with or without a star. From a piece with a star, we may
go on to the next without a letter, or stay there with one. This is how Thompson's algorithm runs an
automaton.
Time: O(m · n)
Space: O(n)
"""


class Solution:
    def isMatch(self, s: str, p: str) -> bool:
        pieces = []
        for character in p:
            if character == "*":
                pieces[-1] = pieces[-1][0], True
            else:
                pieces.append((character, False))
        states = self.with_skipped({0}, pieces)
        for letter in s:
            further = set()
            for state in states:
                if state < len(pieces) and pieces[state][0] in (letter, "."):
                    has_star = pieces[state][1]
                    further.add(state if has_star else state + 1)
            states = self.with_skipped(further, pieces)
        return len(pieces) in states

    def with_skipped(self, states, pieces):
        for state, (_, has_star) in enumerate(pieces):
            if has_star and state in states:
                states.add(state + 1)
        return states
