"""Depth-first search with a stack of its own, on which each node waits with its depth.

A missing child may be pushed, too: it is dropped when it is popped, so nothing has to be tested
twice. No recursion is needed, however deep the tree is.
Time: O(n)
Space: O(n): at most one node waits on each level, and one more, so h + 1 for a tree of height h
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
