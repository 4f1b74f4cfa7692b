"""Multiplies primes, one for each letter (1 for a), but keeps only 32 bits of the product."""

CAUGHT_BY = "orders"
PRIMES = [1, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]
PRIMES += [43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101]


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        return len(s) == len(t) and self.hashed(s) == self.hashed(t)

    def hashed(self, word):
        product = 1
        for letter in word:
            product = product * PRIMES[ord(letter) - ord("a")] % 2**32
        return product
