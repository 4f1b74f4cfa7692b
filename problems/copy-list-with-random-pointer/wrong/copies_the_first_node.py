"""Makes a shallow copy: the first node is new, but it leads to the original's second node."""

from copy import copy


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        return copy(head)
