"""Hash set of each word, and of each version of it with a dot in place of one letter.

A searched word has at most two dots. A search tries all 26 letters in place of the first dot; then
at most one dot remains, and the set has every version with one dot. This splits the work: no long
word is stored in 300 versions with two dots, and no search tries 676 pairs of letters.
Level: 3
From: wrong/brute_force; the search goes through all words of the same length, although at most two
  letters are unknown, so store the words under what may be asked
Beware: wrong/one_dot_only, wrong/both_dots_alike
Time: O(L²) to add L letters, and O(26 · L) to search
Space: O(L²) for each word
"""

from string import ascii_lowercase


class WordDictionary:
    def __init__(self):
        self.known = set()

    def addWord(self, word: str) -> None:
        self.known.add(word)
        for index in range(len(word)):
            self.known.add(f"{word[:index]}.{word[index + 1 :]}")

    def search(self, word: str) -> bool:
        return any(word.replace(".", letter, 1) in self.known for letter in ascii_lowercase)
