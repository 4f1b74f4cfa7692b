"""Level by level: collect the levels with their gaps, then attach the children from right to left.

Read from right to left, each level is a level of the mirror image. Parents and children are gone
through in that order: each parent takes its own two children, the right one first. Gaps take none.
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
