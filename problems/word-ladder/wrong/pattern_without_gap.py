"""Leaves the gap out of the pattern, so words whose gaps are elsewhere count as neighbours."""

from collections import defaultdict, deque


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        alike = defaultdict(list)
        for word in wordList:
            for i in range(len(word)):
                alike[word[:i] + word[i + 1 :]].append(word)
        queue = deque([(beginWord, 1)])
        seen = {beginWord}
        while queue:
            word, words = queue.popleft()
            if word == endWord:
                return words
            for i in range(len(word)):
                for other in alike.get(word[:i] + word[i + 1 :], []):
                    if other not in seen:
                        seen.add(other)
                        queue.append((other, words + 1))
        return 0
