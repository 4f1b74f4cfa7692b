"""Postorder with a stack that is the path from the root: its maximum length is the depth.

The search descends, to the left wherever it can, until it reaches a leaf. Then it pops nodes until
the last node of the path has a right subtree that has not been visited, and descends there. Unlike
a stack of waiting nodes, this stack holds the ancestors of the current node.
Level: 4
From: dfs_stack; each node carries its depth along, although the depth is the number of nodes on the
  path from the root to it, so keep exactly these nodes on the stack
Time: O(n)
Space: O(h), the path, for a tree of height h: n nodes on a chain
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        deepest = 0
        path = []
        node = root
        while node:
            while node:
                path.append(node)
                node = node.left or node.right
            deepest = max(deepest, len(path))

            done = path.pop()
            while path and path[-1].right in (None, done):
                done = path.pop()
            node = path[-1].right if path else None
        return deepest
