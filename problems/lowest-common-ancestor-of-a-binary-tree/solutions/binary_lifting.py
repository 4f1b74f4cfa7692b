"""Binary lifting: store each node's ancestors at distances 1, 2, 4 ..., and climb by these jumps.

First, the deeper node climbs to the depth of the other one: the bits of the distance tell which
jumps to take. If the nodes still differ, both climb. They try the longest jumps first, and skip
each jump that would make them meet. In the end, both are children of the answer. For a single pair,
this costs more than a plain climb; for many pairs in one tree, each climb takes only O(log n).

For root = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], p = 7, q = 6:

    high  low  gap
    3     7    1    the nodes 6 and 7, numbered level by level from 0
    3     4    1    7 has climbed to 2; 6 and 2 have the same parent, 5
    return 5
Level: 4
From: parent_map; each pair climbs one parent at a time, which takes O(n) on a chain, so store
  longer jumps, and climb by these
Time: O(n log n) to store the ancestors; for each pair, O(n) to find its nodes, O(log n) to climb
Space: O(n log n)
"""


class Solution:
    def lowestCommonAncestor(self, root: TreeNode, p: TreeNode, q: TreeNode) -> TreeNode:
        nodes, parents, depths = [root], [0], [0]
        for i, node in enumerate(nodes):  # the list grows as we read it
            for child in (node.left, node.right):
                if child:
                    nodes.append(child)
                    parents.append(i)
                    depths.append(depths[i] + 1)
        jumps = [parents]  # jumps[j][i] is 2 ** j levels above i; the root stays where it is
        while 1 << len(jumps) <= depths[-1]:
            last = jumps[-1]
            jumps.append([last[i] for i in last])

        high, low = sorted((nodes.index(p), nodes.index(q)))
        gap = depths[low] - depths[high]
        for j, jump in enumerate(jumps):
            if (gap >> j) & 1:
                low = jump[low]
        if low == high:
            return nodes[low]
        for jump in reversed(jumps):
            if jump[low] != jump[high]:
                low, high = jump[low], jump[high]
        return nodes[parents[low]]
