"""Adds the depths of the two deepest leaves, but both may lie on one side of the root."""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        depths = [0]
        stack = [(0, root)]
        while stack:
            depth, node = stack.pop()
            if node.left is None and node.right is None:
                depths.append(depth)
            stack += [(depth + 1, child) for child in (node.left, node.right) if child]
        return sum(sorted(depths)[-2:])
