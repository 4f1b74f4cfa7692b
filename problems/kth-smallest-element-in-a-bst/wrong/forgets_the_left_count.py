"""Goes right without subtracting the nodes of the left subtree from k."""

VERDICT = "Runtime Error"


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        counts = {None: 0}
        self.count(root, counts)
        node = root
        while counts[node.left] != k - 1:
            if counts[node.left] >= k:
                node = node.left
            else:
                k -= 1
                node = node.right
        return node.val

    def count(self, node, counts):
        """The number of nodes in this subtree; `counts` gets it for each node."""
        if node:
            counts[node] = 1 + self.count(node.left, counts) + self.count(node.right, counts)
        return counts[node]
