"""Depth-first search from left to right: on each level, a later node hides the ones before it.

The right child is pushed first, so that it is popped last. A dictionary keeps the last value of
each level; its keys are in order, because no level is reached before the one above it.
Time: O(n)
Space: O(h) for a tree of height h: at most one node waits on each level, and one more
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
