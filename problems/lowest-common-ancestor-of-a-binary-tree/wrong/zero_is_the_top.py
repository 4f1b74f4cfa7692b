"""Climbs by value, and stops at a node with the value 0 as if it were above the root."""

VERDICT = "Runtime Error"


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        nodes = {root.val: root}
        parents = {root.val: None}
        stack = [root]
        while p.val not in parents or q.val not in parents:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    nodes[child.val] = child
                    parents[child.val] = node.val
                    stack.append(child)
        ancestors = set()
        value = p.val
        while value:
            ancestors.add(value)
            value = parents[value]
        value = q.val
        while value not in ancestors:
            value = parents[value]
        return nodes[value]
