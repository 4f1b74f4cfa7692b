"""Appends the result to a list in a default argument, which all calls share."""


class Solution:
    def rightSideView(self, root: TreeNode | None, depth=0, seen=[]) -> list[int]:  # noqa: B006 (the mistake)
        if root:
            if depth == len(seen):
                seen.append(root.val)
            self.rightSideView(root.right, depth + 1, seen)
            self.rightSideView(root.left, depth + 1, seen)
        return seen
