"""Two paths from the root, to p and to q: the answer is the last node that they share.

A path grows on the way down and shrinks on the way up, and stays as it is once its end has been
found. Both paths start at the root; where they part, or where one of them ends, they have no more
nodes in common.
Time: O(n)
Space: O(h), for a tree of height h: the paths and the depth of the recursion, n on a chain
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        path_to_p, path_to_q = [], []
        self.find(root, p, path_to_p)
        self.find(root, q, path_to_q)
        shared = None
        for node, other in zip(path_to_p, path_to_q):
            if node is not other:
                break
            shared = node
        return shared

    def find(self, node, wanted, path):
        """Whether the node is in this subtree; if so, the path to it has been added."""
        if node is None:
            return False
        path.append(node)
        if node is wanted:
            return True
        if self.find(node.left, wanted, path) or self.find(node.right, wanted, path):
            return True
        path.pop()
        return False
