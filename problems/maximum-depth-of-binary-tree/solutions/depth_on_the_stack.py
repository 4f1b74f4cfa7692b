"""Depth-first search with an explicit stack, on which each node waits with its depth.

A missing child may be pushed, too: it is dropped when it is popped, so there is only one test.
However deep the tree is, no recursion is needed.
Time: O(n)
Space: O(h) for a tree of height h: at most one node waits on each level, and one more
"""


class Solution:
    def maxDepth(self, root: TreeNode | None) -> int:
        deepest = 0
        stack = [(1, root)]
        while stack:
            depth, node = stack.pop()
            if node:
                deepest = max(deepest, depth)
                stack.append((depth + 1, node.left))
                stack.append((depth + 1, node.right))
        return deepest
