"""Backtracking: add a parenthesis that is allowed next, go on from there, and take it away again.

One may be opened as long as fewer than n have been, and closed as long as one is open. Every such
path leads to a result, so none is followed in vain.
Time: O(n C), for C = (2n)! / (n! (n + 1)!) results
Space: O(n) besides the result, the path and the recursion
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        result, path = [], []

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
