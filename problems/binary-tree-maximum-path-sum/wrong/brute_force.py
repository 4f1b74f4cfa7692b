"""Brute force: computes the gains below every node again, for the best path through each node.

Level: 1
Time: O(n · h), for a tree of height h: O(n²) on a chain
Space: O(n), the sums, and the depth of the recursion: up to n calls on a chain
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def maxPathSum(self, root: TreeNode | None) -> int:
        sums = []
        stack = [root]
        while stack:
            node = stack.pop()
            if node:
                sums.append(self.gain(node.left) + node.val + self.gain(node.right))
                stack += [node.left, node.right]
        return max(sums)

    def gain(self, node):
        """The best sum of a path from here down, or 0 if none is above 0."""
        if node is None:
            return 0
        left, right = self.gain(node.left), self.gain(node.right)
        return max(0, node.val + max(left, right))
