"""Collects the good values in a set, so equal values count once."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good = set()
        stack = [(root, root.val)]
        while stack:
            node, greatest = stack.pop()
            if node:
                if node.val >= greatest:
                    good.add(node.val)
                greatest = max(greatest, node.val)
                stack += [(node.right, greatest), (node.left, greatest)]
        return len(good)
