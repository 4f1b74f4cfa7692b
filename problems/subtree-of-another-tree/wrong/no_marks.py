"""Writes no mark for a missing child, so the text does not show the shape."""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        return self.text(subRoot) in self.text(root)

    def text(self, node):
        if node is None:
            return ""
        return f",{node.val}" + self.text(node.left) + self.text(node.right)
