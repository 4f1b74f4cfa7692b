"""Sorting by depth: collect all nodes in preorder, and sort them with Python's stable sort.

In preorder, the nodes of one level appear from left to right, and a stable sort by depth keeps this
order. `groupby` cuts the sorted list between levels. A stack visits the nodes in preorder; the
right child is pushed first, so that it is popped last.
Level: 4
From: dfs; a list is kept for each level, although the depth alone determines the order, so note the
  depth beside each value, and sort
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
