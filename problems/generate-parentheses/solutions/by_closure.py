"""By closure: the first parenthesis closes somewhere, with some pairs inside and the rest after it.

Both parts are well-formed strings of fewer pairs. How many are inside is different for each choice,
so no string comes twice.
Time: O(n C), for C = (2n)! / (n! (n + 1)!) results
Space: O(n²) besides the result, for the strings of the recursion, which is n calls deep
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        return list(self.strings(n))

    def strings(self, pairs):
        """Yield each well-formed string of so many pairs."""
        if pairs == 0:
            yield ""
        for inside in range(pairs):
            for inner in self.strings(inside):
                for rest in self.strings(pairs - 1 - inside):
                    yield f"({inner}){rest}"
