"""Two paths from the root, to p and to q: the answer is the last node that they share.

In a search tree, comparing values leads straight to each node. Once the paths have parted, they
never meet again.
Time: O(h), for a tree of height h
Space: O(h), the paths
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        for node, other in zip(self.path(root, p), self.path(root, q)):
            if node is not other:
                break
            shared = node
        return shared

    def path(self, root, wanted):
        """The nodes from the root to this one."""
        nodes = [root]
        while nodes[-1] is not wanted:
            last = nodes[-1]
            nodes.append(last.left if wanted.val < last.val else last.right)
        return nodes
