"""Brute force: of all 2²ⁿ strings of 2n parentheses, keep the well-formed strings.

The balance is the number of open parentheses. A string is well-formed if its balance never falls
below 0, so nothing is closed too early, and is 0 at the end, so nothing stays open.

For n = 1:

    string      balance  return
    ('(', '(')  2        False   two stay open
    ('(', ')')  0        True
    (')', '(')  -1       False   closed too early
    (')', ')')  -1       False
    return ['()']
Level: 1
Beware: wrong/checks_balance_only_at_the_end
Time: O(n 4ⁿ)
Space: O(n) besides the result
"""

from itertools import product


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = product("()", repeat=2 * n)
        return ["".join(string) for string in strings if self.well_formed(string)]

    def well_formed(self, string):
        balance = 0
        for parenthesis in string:
            balance += 1 if parenthesis == "(" else -1
            if balance < 0:
                return False
        return balance == 0
