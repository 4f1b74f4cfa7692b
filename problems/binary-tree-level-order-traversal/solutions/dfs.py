"""Depth-first search that passes down the depth, and appends each value to the list of its level.

Left children are visited before right ones, so each list is in order from left to right. A node is
visited after its parent, so when it is visited, at most the list of its own level is missing. The
trace has a line for each call of `visit`, written when it begins; calls for empty trees are left
out.

For root = [3, 9, 20, null, null, 15, 7]:

    node.val  depth  levels
    3         0      []
    9         1      [[3]]
    20        1      [[3], [9]]
    15        2      [[3], [9, 20]]
    7         2      [[3], [9, 20], [15]]
    return [[3], [9, 20], [15, 7]]
Level: 3
From: bfs; the queue only keeps the levels apart, which a number can do, so pass the depth to each
  call
Beware: wrong/right_before_left
Time: O(n)
Space: O(n), the result; the recursion is n + 1 calls deep on a chain
"""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        levels = []
        self.visit(root, 0, levels)
        return levels

    def visit(self, node, depth, levels):
        if node is None:
            return
        if depth == len(levels):
            levels.append([])
        levels[depth].append(node.val)
        self.visit(node.left, depth + 1, levels)
        self.visit(node.right, depth + 1, levels)
