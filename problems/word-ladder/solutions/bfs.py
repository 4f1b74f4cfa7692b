"""Breadth-first search, rung by rung: replace each letter with every other, and look the words up.

Each rung holds all words that are one step further. A word that is reached leaves the set
`unreached`, and `beginWord` is never in it, so no word is reached twice. The first ladder to the
end is a shortest one.

For beginWord = "hit", endWord = "cog", wordList = ["hot", "dot", "dog", "lot", "log", "cog"]:

    words  rung            unreached
    1      ['hit']         {'hot', 'dot', 'dog', 'lot', 'log', 'cog'}
    2      ['hot']         {'dot', 'dog', 'lot', 'log', 'cog'}
    3      ['dot', 'lot']  {'dog', 'log', 'cog'}
    4      ['dog', 'log']  {'cog'}
    return 5
Level: 2
From: wrong/compares_all_pairs; a word is compared with every unreached word, although it has at
  most 25 · m possible neighbours, so make these, and look them up
Ask: A word of m letters has how many possible neighbours, whether they are listed or not?
Beware: wrong/stops_before_z, wrong/never_marks_words, wrong/searches_the_list
Time: O(26 · n · m²), for n words of m letters
Space: O(n · m)
"""

from string import ascii_lowercase


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: list[str]) -> int:
        unreached = set(wordList) - {beginWord}
        rung, words = [beginWord], 1
        while rung:
            words += 1
            following = []
            for word in rung:
                for i in range(len(word)):
                    for letter in ascii_lowercase:
                        other = word[:i] + letter + word[i + 1 :]
                        if other in unreached:
                            if other == endWord:
                                return words
                            unreached.remove(other)
                            following.append(other)
            rung = following
        return 0
