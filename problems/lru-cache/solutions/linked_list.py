"""Hash map and doubly linked list: the map finds a key's node; the list keeps the order of use.

A node that is used moves to the end of the list, so the first node is the least recently used one.
With links in both directions, a node is taken out without a search for the previous one. A sentinel
at each end avoids special cases for an empty list. The trace has a line for each call of `get` or
`put`, written when it ends.

For ["LRUCache", "put", "put", "get", "put"], [[2], [1, 1], [2, 2], [1], [3, 3]]:

    key  list(self.nodes)  self.oldest_end.next.key  self.newest_end.previous.key
    1    [1]               1                         1
    2    [1, 2]            1                         2
    1    [1, 2]            2                         1                             get(1) is a use
    3    [1, 3]            1                         3                             2 was first
Level: 2
From: wrong/brute_force; a list keeps the order of use, but each call searches it for a key, and
  moving the key shifts other pairs, so find the key with a map, and move it by links
Ask: Finding a key and moving it to the end both have to take O(1). Which structure does the first,
  and which the second?
Beware: wrong/old_node_stays
Time: O(1) for each call
Space: O(c), for a capacity of c
"""


class Node:
    def __init__(self, key=None, value=None):
        self.key = key
        self.value = value
        self.previous = None
        self.next = None


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.nodes = {}
        self.oldest_end = Node()
        self.newest_end = Node()
        self.link(self.oldest_end, self.newest_end)

    def get(self, key: int) -> int:
        if key not in self.nodes:
            return -1
        node = self.nodes[key]
        self.take_out(node)
        self.append(node)
        return node.value

    def put(self, key: int, value: int) -> None:
        if key in self.nodes:
            self.take_out(self.nodes[key])
        self.nodes[key] = Node(key, value)
        self.append(self.nodes[key])
        if len(self.nodes) > self.capacity:
            oldest = self.oldest_end.next
            self.take_out(oldest)
            del self.nodes[oldest.key]

    def take_out(self, node):
        self.link(node.previous, node.next)

    def append(self, node):
        self.link(self.newest_end.previous, node)
        self.link(node, self.newest_end)

    def link(self, node, following):
        node.next = following
        following.previous = node
