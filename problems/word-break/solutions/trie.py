"""Trie of the words: from each index where s can be cut, walk down while the letters begin a word.

`cut[i]` tells whether the first i letters can be cut into words. The walk from an index passes the
ends of all words that start there, and no other word's end; s can be cut at each end, too. The key
"end", which is not a letter, marks the end of a word in the trie.
Level: 3
From: table; each piece is sliced and hashed, even where no word begins like this, so walk through a
  trie and stop at the first letter that does not fit
Time: O(n · k + w), for words of up to k letters each, and w letters in all words together
Space: O(n), and the letters of all words in the trie
"""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        trie = self.trie(wordDict)
        cut = [True] + [False] * len(s)
        for start in range(len(s)):
            if not cut[start]:
                continue
            node = trie
            for i in range(start, len(s)):
                if s[i] not in node:
                    break
                node = node[s[i]]
                if "end" in node:
                    cut[i + 1] = True
        return cut[len(s)]

    def trie(self, words):
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node["end"] = True
        return root
