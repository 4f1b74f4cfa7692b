"""Solutions of many shapes, one statement to a line: {name: (problem, kind, arguments, source)}."""


def method(name, parameters, body, more=""):
    lines = "".join(f"        {line}\n" for line in body.strip("\n").splitlines())
    return f"{more}class Solution:\n    def {name}(self, {parameters}):\n{lines}"


def stairs(body, more=""):
    return "climbing-stairs", "", [3], method("climbStairs", "n", body, more)


NODE = """class Node:
    def __init__(self, name):
        self.name = name
        self.next = None
        self.ends = False
"""
TREE = """class Tree:
    def __init__(self):
        self.root = None
    def put(self, name):
        self.root = Node(name)
        return self.root
    def same(self):
        self.root.next = self.root
        return self
"""
PROGRAMS = {
    "a board in place": ("rotate-image", "", [[[1, 2], [3, 4]]], method("rotate", "matrix", """
n = len(matrix)
for i in range(n):
    for j in range(i + 1, n):
        matrix[i][j], matrix[j][i] = matrix[j][i], matrix[i][j]
for row in matrix:
    row.reverse()
""")),
    "a list": ("two-sum", "", [[2, 7, 11], 18], method("twoSum", "nums, target", """
seen = {}
for i, num in enumerate(nums):
    if seen.get(target - num) is not None:
        return [seen[target - num], i]
    seen[num] = i
""")),
    "a string": ("valid-palindrome", "", ["aB,a"], method("isPalindrome", "s", """
i, j = 0, len(s) - 1
while i < j:
    if not s[i].isalnum() or s[i] not in LETTERS:
        i += 1
    elif not s[j].isalnum():
        j -= 1
    elif s[i].lower() != s[j].lower():
        return False
    else:
        i, j = i + 1, j - 1
return True
""", "LETTERS = set('abB')\n")),
    "a tree": ("maximum-depth-of-binary-tree", "tree", [[3, 9, 20, None, None, 15, 7]],
               method("maxDepth", "root", """
def gain(node):
    if not node:
        return 0
    return 1 + max(gain(node.left), gain(node.right))
deepest = gain(root)
return deepest
""")),
    "a linked list": ("reverse-linked-list", "list", [[1, 2, 3]], method("reverseList", "head", """
order = []
node = head
while node:
    following = node.next
    order.append(node)
    node = following
for k in range(len(order) - 1, 0, -1):
    order[k].next = order[k - 1]
order[0].next = None
cur = order.pop()
cur.next, prev = cur.next, cur
following = order[-1]
order[-1].next = None
dummy = ListNode(0)
dummy.next = prev
return dummy.next
""")),
    "a class with calls": ("implement-trie-prefix-tree", "", [
        ["Trie", "insert", "search", "startsWith"], [[], ["ab"], ["a"], ["a"]]], """
class TrieNode:
    def __init__(self):
        self.children = {}
        self.is_end = False

class Trie:
    def __init__(self):
        self.root = TrieNode()
        self.words = set()
    def insert(self, word):
        node = self.root
        for c in word:
            if c not in node.children:
                node.children[c] = TrieNode()
            node = node.children[c]
        node.is_end = True
        self.words.add(word)
    def find(self, word):
        node = self.root
        for c in word:
            node = node.children.get(c)
            if node is None:
                return None
        return node
    def search(self, word):
        node = self.find(word)
        return node is not None and node.is_end
    def startsWith(self, prefix):
        if self.find(prefix) is None:
            return False
        return True
"""),
    "a generator": stairs("""
def walk(k):
    while k:
        yield k
        k -= 1
total = 0
for k in walk(n):
    total += k
last = [*walk(2)]
return total
"""),
    "a recursion with a memo": stairs("""
memo = {}
def ways(k):
    if k in memo:
        return memo[k]
    if k < 2:
        return 1
    memo[k] = ways(k - 1) + ways(k - 2)
    return memo[k]
return ways(n)
"""),
    "an exception": stairs("""
def check(k):
    if k > 2:
        raise ValueError("no")
    return k
good = check(n - 1)
bad = check(n)
return bad
"""),
    "a comprehension": stairs("""
def twice(k):
    return 2 * k
some = [twice(k) for k in range(n)]
odd = {k: k % 2 for k in some}
if any(twice(k) > 3 for k in some):
    odd[9] = some
return len(odd)
"""),
    "a closure": stairs("""
best = 0
seen = set()
def visit(k):
    nonlocal best
    if k in seen or k > n:
        return False
    seen.add(k)
    best = max(best, k)
    return visit(k + 1) or visit(k + 2)
if visit(0):
    best = -1
while visit(9):
    best = -2
return best
"""),
    "try and except": stairs("""
items = {"a": [1]}
def read(key):
    try:
        return items[key][n]
    except KeyError:
        return -1
    finally:
        items["b"] = []
one = read("z")
try:
    two = read("a")
except IndexError as error:
    two = 4
return one + two
"""),
    "tuples taken apart": stairs("""
a, (b, *c) = n, (1, 2, 3)
first, second = Node("x"), Node("y")
first.next, second.next = second, Node("z")
first, second = second, first
first.next.next = second
point = a, b
x = y = [point]
y.append(c)
return x[0][0]
""", NODE),
    "augmented assignments": stairs("""
count = Counter()
counts = defaultdict(int)
for c in "aab":
    count[c] += 1
    counts[c] |= 1 << count[c]
total = 0
total += sum(count.values())
total -= 1
return total
""", "from collections import Counter, defaultdict\n"),
    "a deque": stairs("""
queue = deque([(0, Node("s"))])
done = []
while queue:
    depth, node = queue.popleft()
    done.append(node)
    if depth < n - 1:
        node.next = Node(str(depth))
        queue.append((depth + 1, node.next))
done[-1].ends = True
return len(done)
""", "from collections import deque\n" + NODE),
    "objects": stairs("""
tree = Tree()
tree.put("a").ends = True
tree.same().root = None
tree.put("b")
return 1
""", NODE + TREE),
}  # fmt: skip
