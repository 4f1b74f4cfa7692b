"""Memoized recursion: cut off any word with which s begins, and see whether the rest can be cut.

    can_cut(start) = any(s continues with word at start, and can_cut(start + len(word)))

The base case is the end of s: nothing is left to cut. The rest is identified by the index where it
starts, and each start that fails is remembered. Otherwise, 299 equal letters followed by another
letter would be cut in almost 2²⁹⁸ ways, all for nothing. Words of one letter make the recursion up
to n + 1 calls deep.

For s = "catsand", wordDict = ["cats", "cat", "an"]:

    start  failed        return
    6      {6}           False   no word begins with "d"
    4      {4, 6}        False   "an" leaves "d"
    3      {3, 4, 6}     False   no word begins "sand"
    0      {0, 3, 4, 6}  False   both "cats" and "cat" fail
    return False
Level: 2
From: wrong/no_cache; a suffix that cannot be cut fails again each time that other words lead to it,
  so remember the starts that have failed
Ask: Does it matter how the letters before a suffix were cut?
Beware: wrong/no_cache, wrong/first_word_that_fits
Time: O(n · w), for w letters in all words
Space: O(n), the starts that fail and the recursion
"""


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        failed = set()

        def can_cut(start):
            if start == len(s):
                return True
            if start not in failed:
                for word in wordDict:
                    if s.startswith(word, start) and can_cut(start + len(word)):
                        return True
                failed.add(start)
            return False

        return can_cut(0)
