"""Backtracking: add each parenthesis that is allowed next, recurse, and take it away again.

A parenthesis may be opened while fewer than n have been opened, and closed while one is open. Any
path that keeps these rules can be completed, so no path is followed for nothing. Paths that differ
in one choice spell different strings, so no string is made twice.

For n = 2:

    opened  closed  path
    0       0       []
    1       0       ['(']
    2       0       ['(', '(']
    2       1       ['(', '(', ')']
    2       2       ['(', '(', ')', ')']  complete; back to ['(']
    1       1       ['(', ')']
    2       1       ['(', ')', '(']
    2       2       ['(', ')', '(', ')']
Level: 2
From: brute_force; most strings go wrong early and are still built to the end, so add only a
  parenthesis after which the string can still be completed
Ask: Given a prefix of a string, when may "(" follow, and when ")"? What must you know of the
  prefix?
Beware: wrong/closes_what_is_not_open
Time: O(n C), for C = (2n)! / (n! (n + 1)!) results, the n-th Catalan number
Space: O(n) besides the result, for the path and the recursion
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        result = []
        path = []

        def extend(opened, closed):
            if len(path) == 2 * n:
                result.append("".join(path))
                return
            if opened < n:
                path.append("(")
                extend(opened + 1, closed)
                path.pop()
            if closed < opened:
                path.append(")")
                extend(opened, closed + 1)
                path.pop()

        extend(0, 0)
        return result
