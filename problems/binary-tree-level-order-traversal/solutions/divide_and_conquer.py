"""Divide and conquer: join the levels of the left and the right subtree one by one.

Below the root, a level of the tree is a level of the left subtree, followed by the same level of
the right subtree; where one subtree is deeper, its further levels stand alone. The base case is an
empty tree, which has no levels. Each call copies the lists that it joins.
Level: 4
From: dfs; all calls write into one shared list, so let each subtree return its own levels
Time: O(n · h), for a tree of height h: up to O(n²)
Space: O(n), the depth of the recursion on a chain
"""


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        if root is None:
            return []
        left, right = self.levelOrder(root.left), self.levelOrder(root.right)
        joined = [values + others for values, others in zip(left, right)]
        deeper = max(left, right, key=len)
        return [[root.val], *joined, *deeper[len(joined) :]]
