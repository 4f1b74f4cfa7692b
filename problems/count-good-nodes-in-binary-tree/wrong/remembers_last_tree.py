"""Keeps the count in the class, so it carries over to the next tree."""


class Solution:
    good = 0

    def goodNodes(self, root: TreeNode) -> int:
        self.visit(root, root.val)
        return Solution.good

    def visit(self, node, greatest):
        if node:
            Solution.good += node.val >= greatest
            greatest = max(greatest, node.val)
            self.visit(node.left, greatest)
            self.visit(node.right, greatest)
