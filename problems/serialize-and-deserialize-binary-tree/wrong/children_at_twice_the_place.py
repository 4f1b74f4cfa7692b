"""Looks for children where a heap has them, but nothing is written below a missing child."""

from collections import deque


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        queue = deque([root])
        while queue:
            node = queue.popleft()
            if node is None:
                parts.append("#")
            else:
                parts.append(str(node.val))
                queue.append(node.left)
                queue.append(node.right)
        return ",".join(parts)

    def deserialize(self, data: str) -> TreeNode | None:
        return self.read(data.split(","), 0)

    def read(self, parts, place):
        if place >= len(parts) or parts[place] == "#":
            return None
        node = TreeNode(int(parts[place]))
        node.left = self.read(parts, 2 * place + 1)
        node.right = self.read(parts, 2 * place + 2)
        return node
