"""Number the subtrees: two of them get the same number if, and only if, they are the same.

A subtree is its value and the numbers of its two subtrees, and a dictionary numbers these triples.
The wanted tree occurs if numbering it adds no new triple. Unlike a hash, a number cannot belong to
two different trees.
Time: O(n + m), for n and m nodes
Space: O(n + m), the dictionary, and the depth of the recursion on a chain
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
