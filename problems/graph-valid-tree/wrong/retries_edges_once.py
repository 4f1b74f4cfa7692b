"""Sets aside the edges that do not touch the tree yet, but tries each of them only once more.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #6589"


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        tree, aside = {edges[0][0] if edges else 0}, []
        for a, b in edges:
            if (a in tree) != (b in tree):
                tree |= {a, b}
            elif a in tree:
                return False
            else:
                aside.append([a, b])
        for a, b in aside:
            if (a in tree) == (b in tree):
                return False
            tree |= {a, b}
        return len(tree) == n
