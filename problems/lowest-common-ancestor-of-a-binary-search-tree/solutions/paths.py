"""Binary search tree, searched twice: the answer is the last node that the paths to p and q share.

Comparing values leads straight to a node. The nodes of a path are the ancestors of its last node,
so the shared nodes are the common ancestors. Once the paths have parted, they never meet again.

For root = [6, 2, 8, 0, 4, 7, 9, null, null, 3, 5], p = 3, q = 5:

    node.val  other.val  shared.val
    6         6          6
    2         2          2
    4         4          4           then the paths part
    return 4
Level: 1
Beware: wrong/first_shared_node
Time: O(h), for a tree of height h
Space: O(h), the paths
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        for node, other in zip(self.path(root, p), self.path(root, q)):
            if node is not other:
                break
            shared = node
        return shared

    def path(self, root, wanted):
        """The nodes from the root to the wanted node."""
        nodes = [root]
        while nodes[-1] is not wanted:
            last = nodes[-1]
            nodes.append(last.left if wanted.val < last.val else last.right)
        return nodes
