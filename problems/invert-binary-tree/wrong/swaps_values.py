"""Swaps the values of two children, but leaves their own children on the wrong side."""


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        nodes = [root] if root else []
        for node in nodes:
            if node.left and node.right:
                node.left.val, node.right.val = node.right.val, node.left.val
            else:
                node.left, node.right = node.right, node.left
            nodes += [child for child in (node.left, node.right) if child]
        return root
