"""Skips only one starred piece between two letters, even if there are several in a row."""


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
        skipped = {state + 1 for state in states if state < len(pieces) and pieces[state][1]}
        return states | skipped
