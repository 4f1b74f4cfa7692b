"""Never removes a node from a path when the search returns from a dead end."""


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
        return self.find(node.left, wanted, path) or self.find(node.right, wanted, path)
