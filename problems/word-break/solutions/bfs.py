"""Breadth-first search: nodes are indices at which s can be cut, and words lead to later indices.

The search starts at index 0, before the first letter, and s can be cut if the search reaches the
end. An index that has been reached is not queued again, however many paths lead to it.

For s = "catsand", wordDict = ["cat", "cats", "sand", "and"]:

    start  queue   seen
    0      []      {0}
    3      [4]     {0, 3, 4}     after "cat"
    4      [7]     {0, 3, 4, 7}  after "cats"; "sand" has reached 7
    7      []      {0, 3, 4, 7}
    return True
Level: 3
From: memoized_recursion; an index is either reached or not, so no results need to be returned, and
  a queue of indices replaces the recursion
Time: O(n · w), for w letters in all words
Space: O(n)
"""

from collections import deque


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        seen = {0}
        queue = deque([0])
        while queue:
            start = queue.popleft()
            for word in wordDict:
                end = start + len(word)
                if s.startswith(word, start) and end not in seen:
                    seen.add(end)
                    queue.append(end)
        return len(s) in seen
