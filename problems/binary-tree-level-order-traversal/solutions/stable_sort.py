"""Preorder, then a stable sort by depth: what was further left stays further left.

A stack visits the nodes in preorder, the right child pushed first so that it is popped last.
Sorting by depth alone keeps the nodes of one level in that order; `groupby` cuts between levels.
Time: O(n log n)
Space: O(n)
"""

from itertools import groupby
from operator import itemgetter


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        found = []
        stack = [(0, root)]
        while stack:
            depth, node = stack.pop()
            if node:
                found.append((depth, node.val))
                stack += [(depth + 1, node.right), (depth + 1, node.left)]
        by_depth = itemgetter(0)
        found.sort(key=by_depth)
        return [[value for _, value in level] for _, level in groupby(found, key=by_depth)]
