"""Depth-first search with a stack, left subtrees first: each level keeps its last node.

The right child is pushed first, so that it is popped last. A dictionary keeps the latest value of
each level. Its keys stay in order of insertion, which is from the top level down.
Level: 3
From: dfs; on a chain, the recursion is n + 1 calls deep, so keep pending nodes on a stack, each
  with its depth
Time: O(n)
Space: O(h) for a tree of height h: the stack holds at most one node per level, plus one
"""


class Solution:
    def rightSideView(self, root: TreeNode | None) -> list[int]:
        seen = {}
        stack = [(0, root)]
        while stack:
            depth, node = stack.pop()
            if node:
                seen[depth] = node.val
                stack += [(depth + 1, node.right), (depth + 1, node.left)]
        return list(seen.values())
