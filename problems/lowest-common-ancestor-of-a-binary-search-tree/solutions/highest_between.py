"""Search level by level for the first value that is not outside the range from p to q.

The answer has such a value. Any value outside its subtree is less than all values in it, or
greater. So other nodes with such a value are all below the answer, and it comes first.
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
