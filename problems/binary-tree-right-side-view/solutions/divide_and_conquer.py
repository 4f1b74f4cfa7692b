"""Divide and conquer: the right subtree hides the left one as far down as it reaches.

Below the root, the view is the whole view of the right subtree, followed by the part of the left
view that is deeper. The base case is an empty tree, whose view is empty.
Level: 4
From: dfs; the calls share a list of the nodes seen so far, so let each subtree return its own view,
  and join the two
Beware: wrong/hides_the_left_subtree
Time: O(n · h) for the copies, for a tree of height h: up to O(n²)
Space: O(n): the views held by unfinished calls, and a recursion of n + 1 calls on a chain
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        if root is None:
            return []
        left, right = self.rightSideView(root.left), self.rightSideView(root.right)
        return [root.val, *right, *left[len(right) :]]
