"""Count first: only a subtree with as many nodes as the wanted tree needs to be compared.

Of two subtrees of the same size, neither is inside the other, so they share no node. However many
there are, comparing all of them visits each node at most once.
Time: O(n + m), for n and m nodes
Space: O(n + m), the counts, and the depth of the recursion on a chain
"""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        wanted = self.count(subRoot, {})
        counts = {}
        self.count(root, counts)
        return any(self.same(node, subRoot) for node in counts if counts[node] == wanted)

    def count(self, node, counts):
        """The number of nodes in this subtree; `counts` gets it for each node."""
        if node is None:
            return 0
        counts[node] = 1 + self.count(node.left, counts) + self.count(node.right, counts)
        return counts[node]

    def same(self, p, q):
        if p is None or q is None:
            return p is q
        return p.val == q.val and self.same(p.left, q.left) and self.same(p.right, q.right)
