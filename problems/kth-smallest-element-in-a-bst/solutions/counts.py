"""Count the nodes of all subtrees once, then go straight down to the k-th value.

If the left subtree has k nodes or more, the value is there; if it has one less than k, it is here.
Else it is on the right, where all that was passed over no longer counts. If each node kept its
count while nodes are added and removed, only the way down would be left to do.
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
