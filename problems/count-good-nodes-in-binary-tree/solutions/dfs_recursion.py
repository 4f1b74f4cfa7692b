"""Depth-first search that takes the greatest value so far down to the children.

A node is good if it is not less than what comes from above. Each call has a number of its own, so
the two subtrees of a node do not disturb each other.
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n calls on a chain
"""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        return self.count(root, root.val)

    def count(self, node, greatest):
        """The good nodes in this subtree, below nodes of which this is the greatest value."""
        if node is None:
            return 0
        good = node.val >= greatest
        greatest = max(greatest, node.val)
        return good + self.count(node.left, greatest) + self.count(node.right, greatest)
