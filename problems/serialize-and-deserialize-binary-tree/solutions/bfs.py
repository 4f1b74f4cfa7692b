"""Breadth-first search: after the root, write the two children of each node, level by level.

`serialize` writes a mark for a missing child, and nothing below it. `deserialize` queues what it
reads, nodes and marks alike, in the same order. Invariant: the next two parts of the string are the
children of the first node in the queue. The trace has a line for each node that leaves the queue of
`deserialize`; the marks are left out.

For root = [1, 2, 3, null, null, 4]:

    return 1,2,3,#,#,4,#,#,#                                  serialize
    node.val  node.left.val  node.right.val  len(queue)
    1         2              3               2
    2         -              -               3           two marks
    3         4              -               4           2's marks, 4 and a mark wait
    4         -              -               3           a mark of 3, two of 4
Level: 1
Beware: wrong/children_at_twice_the_place
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
