"""Stack in place of recursion: preorder pushes nodes, and inorder pops them.

Invariant: the stack holds the nodes that are built but have not yet been passed in the inorder
list. A new value in preorder is the left child of the top, unless the top is next in inorder: then
the left subtree of the top is done. In this case, nodes are popped as long as the top is next, and
the value becomes the right child of the last node popped.

For preorder = [3, 9, 20, 15, 7], inorder = [9, 3, 15, 20, 7]:

    value  len(stack)  inorder[finished]
    -      1           9                  3 is the root
    9      2           9                  3 is not next: 9 is its left child
    20     1           15                 9 and 3 were next: 20 is the right child of 3
    15     2           15                 20 is not next: 15 is its left child
    7      1           7                  15 and 20 were next: 7 is the right child of 20
    return 3
Level: 3
From: stop_values; the calls that have not returned hold the stop values, so keep their nodes on a
  stack of your own
Beware: wrong/pops_one_node
Time: O(n), amortized: each node is pushed and popped at most once
Space: O(n), a copy of the list and, on a chain, the stack
"""


class Solution:
    def buildTree(self, preorder: list[int], inorder: list[int]) -> TreeNode | None:
        root = TreeNode(preorder[0])
        stack = [root]
        finished = 0  # values of the inorder that have left the stack
        for value in preorder[1:]:
            node = TreeNode(value)
            if stack[-1].val != inorder[finished]:
                stack[-1].left = node
            else:
                while stack and stack[-1].val == inorder[finished]:
                    parent = stack.pop()
                    finished += 1
                parent.right = node
            stack.append(node)
        return root
