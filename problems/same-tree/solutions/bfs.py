"""Breadth-first search by levels: each level must be the same in both trees, gaps included.

Invariant: both levels list the same places. If their values, with None for a missing child, are
equal, the same places have nodes, so the next levels list the same places, too.
Level: 3
From: preorder; both trees are listed completely, although a difference near the root is enough, so
  compare them level by level
Time: O(n), for n nodes in the smaller tree
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        level, other = [p], [q]
        while level:
            if self.values(level) != self.values(other):
                return False
            level, other = self.below(level), self.below(other)
        return True

    def values(self, level):
        return [node.val if node else None for node in level]

    def below(self, level):
        return [child for node in level if node for child in (node.left, node.right)]
