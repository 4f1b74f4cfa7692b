"""Divide and conquer: the right subtree hides as many levels of the left one as it has itself.

Below the root, everything that is seen of the right subtree alone is seen. On deeper levels, it is
what is seen of the left subtree alone. The base case is an empty tree, of which nothing is seen.
Level: 4
Beware: wrong/hides_the_left_subtree
Time: O(n · h) for the copies, for a tree of height h: up to O(n²)
Space: O(n), the views that wait, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        if root is None:
            return []
        left, right = self.rightSideView(root.left), self.rightSideView(root.right)
        return [root.val, *right, *left[len(right) :]]
