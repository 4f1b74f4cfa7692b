"""Breadth-first search: nodes are the places where s can be cut, and words lead to the next ones.

A place that has been reached is not visited again, however many ways lead there.
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
