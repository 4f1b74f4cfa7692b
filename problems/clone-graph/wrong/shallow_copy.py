"""Copies the first node only: its list of neighbours is the original's."""

from copy import copy


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        return copy(node)
