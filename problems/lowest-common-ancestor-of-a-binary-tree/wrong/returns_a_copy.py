"""Climbs by value, and makes a new node with the value of the answer."""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        parents = {root.val: None}
        stack = [root]
        while p.val not in parents or q.val not in parents:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    parents[child.val] = node.val
                    stack.append(child)
        ancestors = set()
        value = p.val
        while value is not None:
            ancestors.add(value)
            value = parents[value]
        value = q.val
        while value not in ancestors:
            value = parents[value]
        return TreeNode(value)
