"""Recursion: the first parenthesis closes somewhere; one string is inside the pair, one after it.

The recurrence, where + joins strings:

    strings(pairs) = ["(" + inner + ")" + rest for inside in 0 ... pairs - 1
                      for inner in strings(inside) for rest in strings(pairs - 1 - inside)]

The base case is strings(0) = [""]. The first parenthesis closes at one place only, so `inside`,
`inner` and `rest` are unique for each string, and no result occurs twice. The same short strings
are made many times.
Level: 3
From: backtracking; every string is spelled out, parenthesis by parenthesis, although its parts are
  well-formed strings, too, so join these parts
Beware: wrong/never_closes_at_once
Time: O(n C), for C = (2n)! / (n! (n + 1)!) results, the n-th Catalan number
Space: O(n²) besides the result, for the strings of the recursion, which is n + 1 calls deep
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        return list(self.strings(n))

    def strings(self, pairs):
        """Yield each well-formed string with this number of pairs."""
        if pairs == 0:
            yield ""
        for inside in range(pairs):
            for inner in self.strings(inside):
                for rest in self.strings(pairs - 1 - inside):
                    yield f"({inner}){rest}"
