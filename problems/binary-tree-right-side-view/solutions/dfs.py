"""Depth-first search, right subtrees first: the first node visited on each level is seen.

On each level, the search goes from right to left. Levels are reached from the top down, so a level
is new exactly when its depth equals the number of nodes seen so far. The trace has a line for each
call of `visit`, written when it begins; calls for empty trees are left out.

For root = [1, 2, 3, 4]:

    node.val  depth  seen
    1         0      []
    3         1      [1]
    2         1      [1, 3]  this level has its node already
    4         2      [1, 3]  a new level
    return [1, 3, 4]
Level: 2
From: bfs; a whole level is read to reach its last node, so go to the right first: then the first
  node of each level is the answer
Ask: In which order do you have to visit the subtrees to reach the rightmost node of each level
  first? How do you notice that a level is new?
Beware: wrong/left_side_view
Time: O(n)
Space: O(h), the depth of the recursion, for a tree of height h: n + 1 calls on a chain
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = []
        self.visit(root, 0, seen)
        return seen

    def visit(self, node, depth, seen):
        if node is None:
            return
        if depth == len(seen):
            seen.append(node.val)
        self.visit(node.right, depth + 1, seen)
        self.visit(node.left, depth + 1, seen)
