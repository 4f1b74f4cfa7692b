"""Postorder, read like reverse Polish notation: a stack holds the subtrees that await a parent.

Each node is written after its subtrees, with letters that say on which sides it has one. Like an
operator, it takes them from the stack, the right one first, and goes there itself. No mark is
needed for a missing child, and no recursion.
Time: O(n)
Space: O(n), the string and the stack
"""


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        parts = []
        stack = [root] if root else []
        while stack:  # root, right, left: postorder from behind
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
        stack = [None]  # what is left of an empty tree
        for part in data.split():
            node = TreeNode(int(part.rstrip("LR")))
            if "R" in part:
                node.right = stack.pop()
            if "L" in part:
                node.left = stack.pop()
            stack.append(node)
        return stack.pop()
