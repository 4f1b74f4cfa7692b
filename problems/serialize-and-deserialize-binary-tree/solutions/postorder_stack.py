"""Postorder, read like reverse Polish notation: a stack holds the subtrees that await a parent.

Each node is written after its subtrees, with letters that say on which sides it has one. Like an
operator, it pops them, the right one first, and is pushed itself. It takes neither marks for
missing children nor recursion.
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
        stack = [None]  # which is left at the end if the tree is empty
        for part in data.split():
            node = TreeNode(int(part.rstrip("LR")))
            if "R" in part:
                node.right = stack.pop()
            if "L" in part:
                node.left = stack.pop()
            stack.append(node)
        return stack.pop()
