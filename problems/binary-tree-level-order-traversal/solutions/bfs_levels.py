"""Breadth-first search with a list per level: the children of each level are the next level.

Invariant: `level` holds all nodes at one depth, from left to right. Their children, collected in
this order and left before right, are the next level from left to right.
Level: 1
Beware: wrong/empty_level_at_the_end
Time: O(n)
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            level = [child for node in level for child in (node.left, node.right) if child]
        return levels
