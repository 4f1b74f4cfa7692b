"""State machine, nondeterministic: keep the set of all pieces of the pattern that may come next.

Each piece is a state: a letter or a dot, with or without a star. A letter that fits leads from a
piece to the next piece or, if the piece has a star, to the same piece again. A piece with a star
can also be skipped without a letter. All paths are followed at once, so nothing is ever undone.
Thompson's algorithm runs an automaton in this way.

For s = "xxy", p = "z*x*y":

    letter  states
    -       {0, 1, 2}  z* and x* may be skipped
    x       {1, 2}     x* stays, or is skipped
    x       {1, 2}
    y       {3}        the end of the pattern
    return True
Level: 3
From: table; only the true entries of a row lead to the next row, so keep a set of them: the pieces
  of the pattern that may come next
Beware: wrong/one_pass_over_stars
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
        """Add the states after pieces with stars, which need no letter."""
        for state, (_, has_star) in enumerate(pieces):
            if has_star and state in states:
                states.add(state + 1)
        return states
