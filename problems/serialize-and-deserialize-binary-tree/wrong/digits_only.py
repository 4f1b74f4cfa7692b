"""Recognizes values by isdigit(), so a negative value is read as a missing child."""


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        self.write(root, parts)
        return ",".join(parts)

    def write(self, node, parts):
        if node is None:
            parts.append("#")
            return
        parts.append(str(node.val))
        self.write(node.left, parts)
        self.write(node.right, parts)

    def deserialize(self, data: str) -> TreeNode | None:
        return self.read(iter(data.split(",")))

    def read(self, parts):
        part = next(parts)
        if not part.isdigit():
            return None
        node = TreeNode(int(part))
        node.left = self.read(parts)
        node.right = self.read(parts)
        return node
