"""Breadth-first search: go down level by level, and count the levels.

Invariant: `level` holds all nodes at one depth. Their children are all nodes at the next depth, so
the number of levels until no node is left is the depth of the tree.
Level: 1
Beware: wrong/forgets_the_empty_tree
Time: O(n)
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        depth = 0
        level = [root] if root else []
        while level:
            depth += 1
            level = [child for node in level for child in (node.left, node.right) if child]
        return depth
