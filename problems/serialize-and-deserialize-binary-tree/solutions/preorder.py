"""Preorder with a mark for each missing child, so the order alone determines the shape.

`deserialize` reads the values in the order in which they were written. A subtree ends where the
recursion has read both its children, so neither lengths nor brackets are needed.
Time: O(n)
Space: O(n), the string, and the depth of the recursion on a chain
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
        part = next(parts)
        if part == MISSING:
            return None
        node = TreeNode(int(part))
        node.left = self.read(parts)
        node.right = self.read(parts)
        return node
