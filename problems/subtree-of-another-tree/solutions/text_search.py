"""Write both trees as text, in preorder with marks, and search the one in the other.

A mark for each missing child makes a tree's text unlike that of any other, and what begins at a
value is the text of exactly one subtree. The comma before each value keeps 2 out of 12 and of -2.
Time: O(n + m), for n and m nodes: Python searches in linear time at worst
Space: O(n + m), the texts, and the depth of the recursion on a chain
"""

MISSING = "#"


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        return self.text(subRoot) in self.text(root)

    def text(self, root):
        parts = []
        self.write(root, parts)
        return "".join(parts)

    def write(self, node, parts):
        if node is None:
            parts.append(MISSING)
            return
        parts.append(f",{node.val}")
        self.write(node.left, parts)
        self.write(node.right, parts)
