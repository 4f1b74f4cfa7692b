"""Preorder with a mark for each missing child, so the order alone determines the shape.

`deserialize` reads the parts in the order in which they were written: a mark is an empty subtree,
the base case; a value is a node, followed by its left and its right subtree. Each subtree ends
where the recursion has read both of its children, so neither sizes nor brackets are needed. The
trace has a line for each call of `read`, written when it ends.

For root = [1, 2, 3, null, null, 4]:

    return 1,2,#,#,3,4,#,#,#          serialize
    part  node.left.val  node.right.val
    #     -              -               no left child of 2
    #     -              -               no right child of 2
    2     -              -
    #     -              -
    #     -              -
    4     -              -               after its two marks
    #     -              -               no right child of 3
    3     4              -
    1     2              3
Level: 2
From: bfs; two queues have to go through the tree in the same order, so use two recursions, which do
  so by themselves
Ask: If a list of values tells where children are missing, how do you know that a subtree is
  complete?
Beware: wrong/zero_is_missing, wrong/one_digit_values
Time: O(n)
Space: O(n), for the string and the depth of the recursion
"""

MISSING = "#"


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        self.write(root, parts)
        return ",".join(parts)

    def write(self, node, parts):
        if node is None:
            parts.append(MISSING)
            return
        parts.append(str(node.val))
        self.write(node.left, parts)
        self.write(node.right, parts)

    def deserialize(self, data: str) -> TreeNode | None:
        return self.read(iter(data.split(",")))

    def read(self, parts):
        """The subtree with which the remaining parts begin."""
        part = next(parts)
        if part == MISSING:
            return None
        node = TreeNode(int(part))
        node.left = self.read(parts)
        node.right = self.read(parts)
        return node
