"""Walk down from the root as long as both nodes are on the same side.

If both values are less than that of a node, both nodes are on its left; if both are greater, they
are on its right. The first node where neither is true separates them, or is one of them.
Time: O(h), for a tree of height h
Space: O(1)
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while True:
            if p.val < node.val and q.val < node.val:
                node = node.left
            elif p.val > node.val and q.val > node.val:
                node = node.right
            else:
                return node
