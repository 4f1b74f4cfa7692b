"""Inorder with the depth of each node: order and depths together determine the shape.

The stack of `deserialize` holds the path of right children in the tree so far, from the root down.
A new node pops all deeper nodes, and the last popped node becomes its left child. Then the new node
is pushed. If there is a node below it on the stack, the new node becomes the right child of this
node, in place of any popped node.
Level: 4
From: preorder; the marks are there only to show the shape, so write the depth beside each value,
  which shows the shape, too
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
