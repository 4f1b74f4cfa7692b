"""Hash map of parents: collect p and its ancestors in a set, then climb from q into this set.

Depth-first search with a stack stores the parent of each node until it has reached both p and q.
The parents turn the paths from p and q to the root into two linked lists with a common end. The
first node of q's list that is also in p's list is the answer.

For root = [3, 5, 1, 6, 2], p = 6, q = 2:

    p.val  len(ancestors)
    6      0
    5      1               6
    3      2               6 and 5
    -      3               6, 5 and 3; q climbs from 2 to 5, which is one of them
    return 5
Level: 3
From: paths; a path from the root is found only by a search, whereas from below there is only one
  way up, so store the parents
Beware: wrong/proper_ancestors_only
Time: O(n)
Space: O(n)
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        parents = {root: None}
        stack = [root]
        while p not in parents or q not in parents:
            node = stack.pop()
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    stack.append(child)

        ancestors = set()
        while p:
            ancestors.add(p)
            p = parents[p]
        while q not in ancestors:
            q = parents[q]
        return q
