"""Compares hashes in which a missing child counts the same as a child with value 0."""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        hashes = set()
        self.hash(root, hashes)
        return self.hash(subRoot, set()) in hashes

    def hash(self, node, hashes):
        """A number for this subtree, computed from the numbers of both its subtrees."""
        if node is None:
            return 0
        left, right = self.hash(node.left, hashes), self.hash(node.right, hashes)
        number = (node.val + 1_000_003 * left + 998_244_353 * right) % (2**61 - 1)
        hashes.add(number)
        return number
