"""Breadth-first search with a list per level: the last node of each level is seen.

Invariant: `level` holds all nodes at one depth, from left to right. The children of all of them, in
this order, are the next level.

For root = [1, 2, 3, null, 5, null, 4]:

    len(level)  level[-1].val  seen
    1           1              []
    2           3              [1]        2 and 3
    2           4              [1, 3]     5 and 4
    0           -              [1, 3, 4]
    return [1, 3, 4]
Level: 1
Beware: wrong/only_right_children
Time: O(n)
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        level = [root] if root else []
        while level:
            seen.append(level[-1].val)
            level = [child for node in level for child in (node.left, node.right) if child]
        return seen
