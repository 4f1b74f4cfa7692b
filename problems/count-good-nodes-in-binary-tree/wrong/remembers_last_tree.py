"""Keeps the count in the class, so it carries over to the next tree."""


class Solution:
    good = 0

    def goodNodes(self, root: TreeNode) -> int:
        self.visit(root, root.val)
        return Solution.good

    def visit(self, node, largest):
        if node:
            if node.val >= largest:
                Solution.good += 1
            largest = max(largest, node.val)
            self.visit(node.left, largest)
            self.visit(node.right, largest)
