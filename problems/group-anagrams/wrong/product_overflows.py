"""Multiplies primes in 64 bits, and starts again from 1 when the product becomes 0.

Reported as accepted in 2023.
"""

from collections import defaultdict

REPORTED = "LeetCode-Feedback #14946"
CAUGHT_BY = "generated"


PRIMES = [n for n in range(2, 102) if all(n % divisor for divisor in range(2, n))]
PRIME_OF = dict(zip("abcdefghijklmnopqrstuvwxyz", PRIMES))


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            product = 1
            for letter in word:
                product = product * PRIME_OF[letter] % 2**64 or 1
            groups[product].append(word)
        return list(groups.values())
