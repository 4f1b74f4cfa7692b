"""Depth-first search with a stack that holds each node together with its depth.

The largest depth of any node is the depth of the tree. A missing child is pushed, too, and ignored
when it is popped, so the same test covers the empty tree. A deep tree needs no deep recursion.
The trace leaves out the missing children.

For root = [3, 9, 20, null, null, 15, 7]:

    depth  node.val  len(stack)  deepest
    1      3         2           1        9 and 20 wait
    2      20        3           2        9, 15 and 7 wait
    3      7         4           3        and so do its two missing children
    3      15        3           3
    2      9         2           3
    return 3
Level: 3
From: recursion; on a chain of 10,000 nodes, the recursion is 10,001 calls deep, so keep pending
  nodes in a list, each with its depth
Time: O(n)
Space: O(h) for a tree of height h: at most one entry for each level, two for the deepest
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
