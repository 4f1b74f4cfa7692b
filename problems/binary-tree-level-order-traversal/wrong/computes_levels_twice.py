"""Computes the levels of both subtrees twice, to join and to compare them, which is exponential."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def levelOrder(self, root: TreeNode | None) -> list[list[int]]:
        if root is None:
            return []
        both = zip(self.levelOrder(root.left), self.levelOrder(root.right))
        joined = [values + others for values, others in both]
        deeper = max(self.levelOrder(root.left), self.levelOrder(root.right), key=len)
        return [[root.val], *joined, *deeper[len(joined) :]]
