"""Breadth-first search, twice: the node farthest from the root is one end of a longest path.

This is true in every tree, from any starting node. Take a longest path, and its node nearest to the
start: replacing the part from that node to one end by the route from that node to the farthest node
does not make the path shorter. The second search starts at the farthest node; the distance of the
last node it visits is the diameter. This search also goes upwards, so it needs each node's parent.
Level: 3
From: stored_heights; every node is tried as the highest of a path, so search for the node farthest
  from the root instead: it is one end of a longest path
Time: O(n)
Space: O(n)
"""


class Solution:
    def diameterOfBinaryTree(self, root: TreeNode | None) -> int:
        parents = {root: None}
        nodes = [root]
        for node in nodes:  # the list grows as we read it
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)

        farthest = nodes[-1]
        distance = {farthest: 0}
        nodes = [farthest]
        for node in nodes:
            for near in (node.left, node.right, parents[node]):
                if near and near not in distance:
                    distance[near] = distance[node] + 1
                    nodes.append(near)
        return distance[nodes[-1]]
