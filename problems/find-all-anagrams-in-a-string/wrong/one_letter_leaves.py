"""Removes only the leftmost letter when a letter is surplus, even if the two letters differ."""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        room = Counter(p)  # how many more of each letter the window may have
        starts = []
        left = 0
        for right, letter in enumerate(s):
            room[letter] -= 1
            if room[letter] < 0:
                room[s[left]] += 1
                left += 1
            if right - left + 1 == len(p):
                starts.append(left)
        return starts
