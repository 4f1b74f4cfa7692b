"""Returns each level's rightmost node as drawn on paper, where each edge spans one column."""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = {}
        stack = [(0, 0, root)]
        while stack:
            depth, column, node = stack.pop()
            if node:
                if depth not in seen or column >= seen[depth][0]:
                    seen[depth] = column, node.val
                stack.append((depth + 1, column + 1, node.right))
                stack.append((depth + 1, column - 1, node.left))
        return [value for _, value in seen.values()]
