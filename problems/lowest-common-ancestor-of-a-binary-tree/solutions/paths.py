"""Depth-first search for both paths from the root: the answer is the last node on both.

The path grows on the way down and shrinks on the way back, and stays as it is once the wanted node
is found. The nodes of a path are the ancestors of its last node, so the shared nodes are the common
ancestors. Once the paths have parted, they never meet again. The trace has a line for each call of
`find`, written when it ends; calls for empty trees are left out.

For root = [3, 5, 1, 6, 2], p = 6, q = 2:

    node.val  len(path)  return
    6         3          True
    5         3          True
    3         3          True    the path to p is 3, 5, 6
    6         2          False   6 is removed from the path again
    2         3          True
    5         3          True
    3         3          True    the path to q is 3, 5, 2
    return 5
Level: 1
Beware: wrong/paths_keep_dead_ends
Time: O(n)
Space: O(h), for a tree of height h: the paths and the depth of the recursion, up to n calls
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
        """Whether this subtree has the wanted node; if so, the path to the node is added."""
        if node is None:
            return False
        path.append(node)
        if node is wanted:
            return True
        if self.find(node.left, wanted, path) or self.find(node.right, wanted, path):
            return True
        path.pop()
        return False
