"""Collects the good values in a set, so equal values count once."""


class Solution:
    def goodNodes(self, root: TreeNode) -> int:
        good = set()
        stack = [(root, root.val)]
        while stack:
            node, largest = stack.pop()
            if node:
                if node.val >= largest:
                    good.add(node.val)
                largest = max(largest, node.val)
                stack += [(node.right, largest), (node.left, largest)]
        return len(good)
