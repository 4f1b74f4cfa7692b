"""Starts over after a letter that `p` lacks, but forgets to reset the counts."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        room = Counter(p)  # how many more of each letter the window may have
        starts = []
        left = 0
        for right, letter in enumerate(s):
            if letter not in p:
                left = right + 1
                continue
            room[letter] -= 1
            while room[letter] < 0:
                room[s[left]] += 1
                left += 1
            if right - left + 1 == len(p):
                starts.append(left)
        return starts
