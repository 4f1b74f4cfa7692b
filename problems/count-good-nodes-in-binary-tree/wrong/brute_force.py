"""Brute force: searches the whole path to each node for the greatest value again.

Level: 1
Time: O(n · h), for a tree of height h: O(n²) on a chain
Space: O(h), the way and the depth of the recursion: n on a chain
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        self.good = 0
        self.visit(root, [])
        return self.good

    def visit(self, node, way):
        if node:
            way.append(node.val)
            self.good += node.val == max(way)
            self.visit(node.left, way)
            self.visit(node.right, way)
            way.pop()
