"""Puts at least one pair inside the first pair, so it misses strings that begin with ()."""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        return list(self.strings(n))

    def strings(self, pairs):
        """Yield each well-formed string of so many pairs."""
        if pairs < 2:
            yield "()" * pairs
        for inside in range(1, pairs):
            for inner in self.strings(inside):
                for rest in self.strings(pairs - 1 - inside):
                    yield f"({inner}){rest}"
