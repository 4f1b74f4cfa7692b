"""Hash set of all words: compares a prefix with each of them.

Level: 1
Time: O(L) to insert or search L letters, O(n · L) for a prefix, with n words
Space: O(N), for N letters in all words
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Trie:
    def __init__(self):
        self.words = set()

    def insert(self, word: str) -> None:
        self.words.add(word)

    def search(self, word: str) -> bool:
        return word in self.words

    def startsWith(self, prefix: str) -> bool:
        return any(word.startswith(prefix) for word in self.words)
