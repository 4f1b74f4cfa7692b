"""Closes only where no parenthesis can be opened, so it follows a single path."""


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
            elif closed < opened:
                path.append(")")
                extend(opened, closed + 1)
                path.pop()

        extend(0, 0)
        return result
