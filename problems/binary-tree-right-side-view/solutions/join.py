"""Divide and conquer: the view of the right subtree hides as much of the left one as it is deep.

Below the root, the right subtree is seen as a whole. Of the left one, only the levels that are
deeper than all of the right one are left over. Each call copies what its subtrees report.
Time: O(n · h) for the copies, for a tree of height h: up to O(n²)
Space: O(n), the views that wait, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        if root is None:
            return []
        left, right = self.rightSideView(root.left), self.rightSideView(root.right)
        return [root.val, *right, *left[len(right) :]]
