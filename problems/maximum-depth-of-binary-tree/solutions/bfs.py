"""Breadth-first search: list the nodes of each level in turn, and count the levels.

Invariant: `level` holds all nodes at one depth. Their children are all nodes at the next depth, so
the number of levels until no node remains is the depth of the tree.

For root = [3, 9, 20, null, null, 15, 7]:

    depth  level[0].val  len(level)
    0      3             1
    1      9             2           9 and 20
    2      15            2           15 and 7
    3      -             0
    return 3
Level: 2
From: recursion; each call looks at one subtree, and on a chain, the recursion is n + 1 calls deep,
  so look at all nodes of one depth together, and count the depths
Ask: From all nodes at one depth, how do you get to all nodes at the next? When does it end?
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
