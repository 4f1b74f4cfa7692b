"""Inorder: of all nodes from p to q, or from q to p, the answer is closest to the root.

It comes between the two, or is one of them, since they are not in the same subtree below it. All
other nodes between them are in its subtree, and so deeper. The stack holds the nodes whose left
subtree is being visited, each with its depth.
Time: O(n)
Space: O(n)
"""

from operator import itemgetter


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        between = []
        ends = 0
        stack = []
        node, depth = root, 0
        while ends < 2:
            while node:
                stack.append((depth, node))
                node, depth = node.left, depth + 1
            depth, node = stack.pop()
            if node is p or node is q:
                ends += 1
            if ends:
                between.append((depth, node))
            node, depth = node.right, depth + 1
        return min(between, key=itemgetter(0))[1]
