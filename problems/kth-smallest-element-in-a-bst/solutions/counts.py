"""Count the nodes of all subtrees once, then go straight down to the k-th value.

If the left subtree has k nodes or more, the value is there; if it has k - 1, the value is here.
Otherwise the value is on the right, and k decreases by what was passed over. If each node kept its
count while nodes come and go, each question would take only the way down.
Time: O(n) to count, and O(h) to go down, for a tree of height h
Space: O(n), the counts, and the depth of the recursion: n calls on a chain
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        counts = {None: 0}
        self.count(root, counts)
        node = root
        while counts[node.left] != k - 1:
            if counts[node.left] >= k:
                node = node.left
            else:
                k -= counts[node.left] + 1
                node = node.right
        return node.val

    def count(self, node, counts):
        """The number of nodes in this subtree; `counts` gets it for each node."""
        if node:
            counts[node] = 1 + self.count(node.left, counts) + self.count(node.right, counts)
        return counts[node]
