"""Binary search tree with sizes: count the nodes of all subtrees, then walk down to the k-th value.

If the left subtree has at least k nodes, go left; if it has k - 1, the current node is the k-th.
Otherwise, go right, and subtract from k the number of nodes passed over. If the tree changes often,
each node can store the size of its subtree, and a query only walks down.

For root = [5, 3, 6, 2, 4, null, null, 1], k = 4:

    node.val  sizes[node.left]  k
    5         4                 4
    3         2                 4  to the left: 4 nodes are there
    4         0                 1  to the right, past 3 nodes
    return 4
Level: 3
From: wrong/brute_force; the nodes of a subtree are counted again after each step to the left, so
  count every subtree once, and store the counts
Beware: wrong/forgets_the_left_count
Time: O(n) to count, and O(h) to walk down, for a tree of height h
Space: O(n), the sizes, and the depth of the recursion: n + 1 calls on a chain
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        sizes = {None: 0}
        self.size(root, sizes)
        node = root
        while sizes[node.left] != k - 1:
            if sizes[node.left] >= k:
                node = node.left
            else:
                k -= sizes[node.left] + 1
                node = node.right
        return node.val

    def size(self, node, sizes):
        """The number of nodes in this subtree, which is also stored for each node."""
        if node:
            sizes[node] = 1 + self.size(node.left, sizes) + self.size(node.right, sizes)
        return sizes[node]
