"""Brute force: searches the path from the root again for each node, to find its largest value.

Level: 1
Time: O(n · h), for a tree of height h: O(n²) on a chain
Space: O(h), the path and the depth of the recursion: up to n + 1 on a chain
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        self.good = 0
        self.visit(root, [])
        return self.good

    def visit(self, node, path):
        if node:
            path.append(node.val)
            if node.val == max(path):
                self.good += 1
            self.visit(node.left, path)
            self.visit(node.right, path)
            path.pop()
