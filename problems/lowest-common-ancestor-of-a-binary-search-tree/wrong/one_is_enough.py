"""Goes left if p or q is on the left, even if the other node is on the right."""

VERDICT = "Runtime Error"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        node = root
        while True:
            if p.val < node.val or q.val < node.val:
                node = node.left
            elif p.val > node.val or q.val > node.val:
                node = node.right
            else:
                return node
