"""Puts missing children into the queue as well, and then asks None for its children."""

VERDICT = "Runtime Error"


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        nodes = [root] if root else []
        for node in nodes:
            node.left, node.right = node.right, node.left
            nodes += [node.left, node.right]
        return root
