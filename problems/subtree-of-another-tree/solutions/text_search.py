"""Preorder as text: write both trees with marks, and search for one text in the other.

With a mark for each missing child, different trees have different texts, and each subtree is a
consecutive part of the text of the whole tree. The comma before each value keeps 2 from being found
in 12 or -2.

For root = [3, 4, 5, 1, 2], subRoot = [4, 1, 2]:

    return ,4,1##,2##              subRoot
    return ,3,4,1##,2##,5##        root
    return True
Level: 2
From: brute_force; a node is compared again for each ancestor where a comparison starts, so write
  each tree down once, and search the text
Ask: Which lists of values belong to one tree only? Where is the list of a subtree in the list of
  the whole tree?
Beware: wrong/comma_after_the_value, wrong/no_marks
Time: O(n + m), for n and m nodes: Python searches in linear time at worst
Space: O(n + m), the texts, and the depth of the recursion
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
