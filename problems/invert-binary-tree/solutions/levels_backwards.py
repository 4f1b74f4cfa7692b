"""Level order: collect the levels with their gaps, then attach each level from right to left.

A gap is a missing child. From right to left, each level is a level of the mirror image. The second
loop reads parents and children in this order: each parent gets the next two nodes or gaps.
Level: 4
From: bfs; a level of the mirror image is the level read backwards, so write the levels down first,
  and link the nodes afterwards
Time: O(n)
Space: O(n): all levels are kept
"""

from itertools import pairwise


class Solution:
    def invertTree(self, root: TreeNode | None) -> TreeNode | None:
        levels = [[root]]
        while any(levels[-1]):
            nodes = [node for node in levels[-1] if node]
            levels.append([child for node in nodes for child in (node.left, node.right)])
        for parents, children in pairwise(levels):
            backwards = reversed(children)
            for parent in reversed(parents):
                if parent:
                    parent.left, parent.right = next(backwards), next(backwards)
        return root
