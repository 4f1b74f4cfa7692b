"""Postorder with a hash map that numbers subtrees: equal subtrees get the same number.

A tree is determined by its root's value and the numbers of its two subtrees, and the hash map
numbers these triples. The wanted tree occurs if numbering it adds no new triple. Unlike a hash, a
number never belongs to two different trees. The trace has a line for each call of `number`, written
when it ends; calls for empty trees are left out.

For root = [3, 4, 5, 1, 2], subRoot = [4, 1, 2]:

    triple     len(self.numbers)  return
    (1, 0, 0)  1                  1
    (2, 0, 0)  2                  2
    (4, 1, 2)  3                  3
    (5, 0, 0)  4                  4
    (3, 3, 4)  5                  5       the whole tree
    (1, 0, 0)  5                  1       subRoot: no triple
    (2, 0, 0)  5                  2       of its nodes is new
    (4, 1, 2)  5                  3
    return True
Level: 3
From: text_search; the text of a subtree only distinguishes it from others, so give equal subtrees
  the same number, and write no text
Time: O(n + m), for n and m nodes
Space: O(n + m), the hash map, and the depth of the recursion
"""


class Solution:
    def isSubtree(self, root: TreeNode | None, subRoot: TreeNode | None) -> bool:
        self.numbers = {}
        self.number(root)
        known = len(self.numbers)
        self.number(subRoot)
        return len(self.numbers) == known

    def number(self, node):
        if node is None:
            return 0
        triple = node.val, self.number(node.left), self.number(node.right)
        return self.numbers.setdefault(triple, len(self.numbers) + 1)
