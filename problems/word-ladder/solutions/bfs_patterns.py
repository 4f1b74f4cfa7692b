"""Breadth-first search by patterns: h*t leads to all words that differ only in the second letter.

A dictionary lists each word under its m patterns. Once a pattern has been used, all its words have
been reached, so it is removed; no group is read twice.

For beginWord = "hit", endWord = "cog", wordList = ["hot", "dot", "cot", "cog"]:

    word  words  queue
    hit   1      [('hot', 2)]              by the pattern h*t
    hot   2      [('dot', 3), ('cot', 3)]  by the pattern *ot
    dot   3      [('cot', 3)]              the pattern *ot has been used
    cot   3      [('cog', 4)]              by the pattern co*
    return 4
Level: 2
From: wrong/compares_all_pairs; neighbours are equal but for one letter, so give them a common key,
  and words that share a key need not be compared
Ask: What do all words that differ only in their second letter have in common?
Beware: wrong/pattern_without_gap
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
