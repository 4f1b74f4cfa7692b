"""Makes a node from the first part even if that part is the mark of an empty tree."""

from collections import deque

VERDICT = "Runtime Error"

MISSING = "#"


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        queue = deque([root])
        while queue:
            node = queue.popleft()
            if node is None:
                parts.append(MISSING)
            else:
                parts.append(str(node.val))
                queue.append(node.left)
                queue.append(node.right)
        return ",".join(parts)

    def deserialize(self, data: str) -> TreeNode | None:
        parts = iter(data.split(","))
        root = TreeNode(int(next(parts)))
        queue = deque([root])
        while queue:
            node = queue.popleft()
            if node:
                node.left = self.node(next(parts))
                node.right = self.node(next(parts))
                queue.append(node.left)
                queue.append(node.right)
        return root

    def node(self, part):
        return None if part == MISSING else TreeNode(int(part))
