"""Postorder with a stack, read like reverse Polish notation: subtrees wait for their parent.

Each node is written after its subtrees, with letters for the sides on which it has a child. When a
node is read, it pops its subtrees as an operator pops its operands, the right one first, and takes
their place. Missing children need no marks, and deep trees need no recursion.

For root = [1, 2, 3, null, null, 4]:

    return 2 4 3L 1LR     serialize
    part  len(stack)
    2     2               a leaf, above the None for an empty tree
    4     3               another leaf
    3L    3               it has popped 4
    1LR   2               it has popped 3 and 2
Level: 4
From: preorder; every leaf needs two marks, and deep trees need a deep recursion, so write each node
  after its children, together with a note of which children it has
Time: O(n)
Space: O(n), the string and the stack
"""


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        stack = [root] if root else []
        while stack:  # root, right, left: postorder in reverse
            node = stack.pop()
            kind = ""
            if node.left:
                kind += "L"
                stack.append(node.left)
            if node.right:
                kind += "R"
                stack.append(node.right)
            parts.append(f"{node.val}{kind}")
        return " ".join(reversed(parts))

    def deserialize(self, data: str) -> TreeNode | None:
        stack = [None]  # the result for an empty tree
        for part in data.split():
            node = TreeNode(int(part.rstrip("LR")))
            if "R" in part:
                node.right = stack.pop()
            if "L" in part:
                node.left = stack.pop()
            stack.append(node)
        return stack.pop()
