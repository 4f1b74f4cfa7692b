"""Level by level: after the root come the two children of each node in turn.

`serialize` writes a mark for a missing child, and nothing below it. So in `deserialize`, the next
two parts always belong to the next node in its own queue.
Time: O(n)
Space: O(n), the string and the queue
"""

from collections import deque

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
        root = self.node(next(parts))
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
