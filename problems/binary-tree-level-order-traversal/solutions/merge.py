"""Divide and conquer: the levels of the left and the right subtree, joined one by one.

Below the root, a level is one level of the left subtree followed by one of the right subtree, or
the only one of them that exists. Each call builds a new list with an entry for each level.
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
