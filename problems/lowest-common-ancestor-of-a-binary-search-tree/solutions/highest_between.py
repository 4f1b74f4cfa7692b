"""Search level by level for the first value that is not outside of p and q.

The answer has such a value. So have other nodes, but all of them are below it: what is not in its
subtree is less than all values there, or greater. So it is the only one on its level and above.
Time: O(n)
Space: O(n), the list
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        low, high = sorted((p.val, q.val))
        nodes = [root]
        for node in nodes:  # the list grows as we read it
            if low <= node.val <= high:
                return node
            nodes += [child for child in (node.left, node.right) if child]
