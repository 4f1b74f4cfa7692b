"""Assumes that p precedes q in inorder, but q may precede p."""

from operator import itemgetter

VERDICT = "Runtime Error"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        between = []
        started = False
        stack = []
        node, depth = root, 0
        while stack or node:
            while node:
                stack.append((depth, node))
                node, depth = node.left, depth + 1
            depth, node = stack.pop()
            started = started or node is p
            if started:
                between.append((depth, node))
            if node is q:
                break
            node, depth = node.right, depth + 1
        return min(between, key=itemgetter(0))[1]
