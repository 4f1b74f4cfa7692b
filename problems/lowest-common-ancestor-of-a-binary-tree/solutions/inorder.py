"""Inorder with a stack: of all nodes from p to q in inorder, the answer is the shallowest.

The answer is p or q, or lies between them, since it has them in different subtrees. All other nodes
from p to q are in the answer's subtree, so they are deeper. The stack holds each node whose left
subtree is being visited, with its depth.
Level: 4
From: recursion; each subtree reports what it contains, although the order shows on which side p and
  q are, so list the nodes in inorder, and take the shallowest from p to q
Beware: wrong/p_comes_first
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
