"""Recursion with sizes: compare the wanted tree only with subtrees of the same size.

Two different subtrees of the same size share no node: if they did, one would contain the other and
be larger. So all comparisons together visit each node of the first tree at most once.
Level: 3
From: brute_force; a tree is compared even with subtrees of another size, which cannot be equal, so
  count the nodes of each subtree first
Time: O(n + m), for n and m nodes
Space: O(n + m), the sizes, and the depth of the recursion
"""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        wanted = self.size(subRoot, {})
        sizes = {}
        self.size(root, sizes)
        return any(self.same(node, subRoot) for node in sizes if sizes[node] == wanted)

    def size(self, node, sizes):
        """The number of nodes in this subtree, which is also stored for each node."""
        if node is None:
            return 0
        sizes[node] = 1 + self.size(node.left, sizes) + self.size(node.right, sizes)
        return sizes[node]

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
