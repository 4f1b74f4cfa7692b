"""Returns the first node that both paths share, which is always the root."""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        paths = zip(self.path(root, p), self.path(root, q))
        return next(node for node, other in paths if node is other)

    def path(self, root, wanted):
        """The nodes from the root to this one."""
        nodes = [root]
        while nodes[-1] is not wanted:
            last = nodes[-1]
            nodes.append(last.left if wanted.val < last.val else last.right)
        return nodes
