"""Breadth-first search with a list per level: the children of each level are the next level.

Invariant: `level` holds all nodes at one depth, from left to right. Their children, collected in
this order and left before right, are the next level from left to right.

For root = [3, 9, 20, null, null, 15, 7]:

    len(level)  level[0].val  levels
    1           3             []
    2           9             [[3]]                    9 and 20 are next
    2           15            [[3], [9, 20]]           15 and 7 are next
    0           -             [[3], [9, 20], [15, 7]]
    return [[3], [9, 20], [15, 7]]
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
