"""A shallow copy: the first node is new, but it leads to the second node of the original."""

from copy import copy


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        return copy(head)
