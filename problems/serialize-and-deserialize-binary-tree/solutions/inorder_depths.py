"""Inorder with the depth of each node: the order and the depths together determine the shape.

`deserialize` keeps a stack in which each node is, for now, the right child of the one below it. A
new node pops all nodes deeper than itself, and the last one popped becomes its left child. The new
node becomes the right child of the one then on top, and is pushed.
Time: O(n log n) for n depths of up to log n digits
Space: O(n log n), the string
"""


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        stack = []
        node, depth = root, 0
        while stack or node:
            while node:
                stack.append((node, depth))
                node, depth = node.left, depth + 1
            node, depth = stack.pop()
            parts.append(f"{depth}:{node.val}")
            node, depth = node.right, depth + 1
        return " ".join(parts)

    def deserialize(self, data: str) -> TreeNode | None:
        stack = []
        for part in data.split():
            depth, value = map(int, part.split(":"))
            node = TreeNode(value)
            while stack and stack[-1][0] > depth:
                _, node.left = stack.pop()
            if stack:
                stack[-1][1].right = node
            stack.append((depth, node))
        return stack[0][1] if stack else None
