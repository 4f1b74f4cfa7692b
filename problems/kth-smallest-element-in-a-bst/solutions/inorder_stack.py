"""Inorder with a stack: the k-th node that is popped has the k-th smallest value.

Invariant: before each pop, the stack holds the nodes that were passed on the way down and not yet
popped, with the next node in inorder on top. So each popped node has the next larger value, and the
search ends at the k-th.

For root = [5, 3, 6, 2, 4, null, null, 1], k = 3:

    node.val  len(stack)  k
    5         0           3
    3         1           3
    2         2           3
    1         3           3
    -         4           3  5, 3, 2 and 1 are on the stack
    -         3           2  1 is popped, and has no right child
    -         2           1  2 is popped; 3 will be the answer
    return 3
Level: 2
From: inorder; all n values are listed even if k is 1, and a recursion is hard to stop, so keep a
  stack of your own, and end the walk at the k-th node
Ask: Which nodes must you pass before you reach the smallest value, and which of them comes next
  after it?
Beware: wrong/counts_from_zero
Time: O(h + k), for a tree of height h
Space: O(h), the stack: n nodes on a chain
"""


class Solution:
    def kthSmallest(self, root: TreeNode | None, k: int) -> int:
        stack = []
        node = root
        while True:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            k -= 1
            if k == 0:
                return node.val
            node = node.right
