"""Level by level: collect the levels with their gaps, then hang each one up backwards.

The children of the last parent become those of the first. A gap in a level has no children, so
they are dealt out to the nodes only, two to each: right to left, they are the mirror image.
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
