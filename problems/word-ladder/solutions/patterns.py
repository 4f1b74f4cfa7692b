"""Breadth-first search by patterns: h*t leads to all words that only differ in the second letter.

Each word is listed under its m patterns beforehand. A pattern that has been used is emptied, as all
of its words are reached then, which keeps large groups from being read again and again.
Time: O(n · m²), for n words of m letters
Space: O(n · m²)
"""

from collections import defaultdict, deque


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        alike = defaultdict(list)
        for word in wordList:
            for i in range(len(word)):
                alike[word[:i] + "*" + word[i + 1 :]].append(word)
        queue = deque([(beginWord, 1)])
        seen = {beginWord}
        while queue:
            word, words = queue.popleft()
            if word == endWord:
                return words
            for i in range(len(word)):
                for other in alike.pop(word[:i] + "*" + word[i + 1 :], []):
                    if other not in seen:
                        seen.add(other)
                        queue.append((other, words + 1))
        return 0
