"""Level by level: both trees must have the same list of values, with None for a missing child.

Below a missing child there is nothing in either list. So if two levels are equal, the next ones
have the same places, and comparing their values compares the shape as well.
Time: O(n), for n nodes in the smaller tree
Space: O(n): a level may hold half of the nodes
"""


class Solution:
    def isSameTree(self, p: TreeNode | None, q: TreeNode | None) -> bool:
        level, other = [p], [q]
        while level:  # then the other has as many places
            if self.values(level) != self.values(other):
                return False
            level, other = self.below(level), self.below(other)
        return True

    def values(self, level):
        return [node.val if node else None for node in level]

    def below(self, level):
        return [child for node in level if node for child in (node.left, node.right)]
