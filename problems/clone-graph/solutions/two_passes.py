"""Breadth-first search in two passes: collect all nodes first, then copy and link them.

The list of nodes also serves as the queue: it grows while it is read. When the links are made,
every copy exists, so there is no need to check whether a neighbour has been copied.

For adjList = [[2, 3], [1, 3], [1, 2]]:

    original.val  len(originals)  len(seen)
    -             1               1          only the given node
    1             3               3          both neighbours of node 1 are new
    2             3               3
    3             3               3
Level: 1
Time: O(n + e), for n nodes and e edges
Space: O(n), besides the copy
"""


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        originals = [node]
        seen = {node}
        for original in originals:
            for near in original.neighbors:
                if near not in seen:
                    seen.add(near)
                    originals.append(near)
        copies = {original: Node(original.val) for original in originals}
        for original, copy in copies.items():
            copy.neighbors = [copies[near] for near in original.neighbors]
        return copies[node]
