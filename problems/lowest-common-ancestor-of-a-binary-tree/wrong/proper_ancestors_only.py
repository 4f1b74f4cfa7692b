"""Starts to climb at the parent of p, so p does not count as its own ancestor."""

VERDICT = "Runtime Error"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        parents = {root: None}
        stack = [root]
        while p not in parents or q not in parents:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    stack.append(child)
        ancestors = set()
        while parents[p]:
            p = parents[p]
            ancestors.add(p)
        while q not in ancestors:
            q = parents[q]
        return q
