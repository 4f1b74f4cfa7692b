"""Binary search tree: the size of each node's right subtree leads the way to the k-th largest.

If the right subtree has at least k numbers, the answer is there. Otherwise, it is at this node or
in the left subtree; a step to the left lowers k by the count of the numbers passed over. The tree
is not balanced: numbers in ascending order make it a chain.
Level: 3
From: bisect; an insertion shifts all larger numbers, so keep the numbers in a search tree, where an
  insertion changes only one path
Time: O(h) to add a number, for a tree of height h: O(log n) on average in random order, up to O(n)
Space: O(n)
"""


class Node:
    def __init__(self, val):
        self.val = val
        self.times = 0  # how often this value occurs
        self.greater = 0  # how many numbers the right subtree has
        self.left = self.right = None


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.root = None
        for num in nums:
            self.insert(num)

    def add(self, val: int) -> int:
        self.insert(val)
        return self.find(self.k)

    def insert(self, val):
        self.root = self.root or Node(val)
        node = self.root
        while val != node.val:
            if val < node.val:
                node.left = node.left or Node(val)
                node = node.left
            else:
                node.greater += 1
                node.right = node.right or Node(val)
                node = node.right
        node.times += 1

    def find(self, k):
        """The k-th largest number."""
        node = self.root
        while True:
            if k <= node.greater:
                node = node.right
            elif k <= node.greater + node.times:
                return node.val
            else:
                k -= node.greater + node.times
                node = node.left
