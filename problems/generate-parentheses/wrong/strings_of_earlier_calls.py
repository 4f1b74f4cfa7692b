"""Collects the strings in a default argument, which still holds the strings of earlier calls."""


class Solution:
    def generateParenthesis(self, n: int, result=[]) -> list[str]:  # noqa: B006 (the mistake)
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
