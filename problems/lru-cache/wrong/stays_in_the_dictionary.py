"""Removes the oldest node only from the list, so the dictionary still finds its key."""


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

    def take_out(self, node):
        self.link(node.previous, node.next)

    def append(self, node):
        self.link(self.newest_end.previous, node)
        self.link(node, self.newest_end)

    def link(self, node, following):
        node.next = following
        following.previous = node
