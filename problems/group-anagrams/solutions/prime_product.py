"""Hash map by products: each letter stands for a prime, and a key is the product of the primes.

A product does not depend on the order, and a number has only one factorization into primes, so only
anagrams share a product. The product of 100 letters has up to 666 bits. Python's integers hold it;
a 64-bit integer would overflow, and strings that are not anagrams could share a product.
Level: 4
From: count_key; the 26 counts are needed only to tell the words apart, so let each letter stand for
  a prime, and multiply: the product tells the words apart as well
Beware: wrong/product_overflows
Time: O(n · k²), for n strings of up to k letters, since the products get longer
Space: O(n · k)
"""

from collections import defaultdict
from math import prod

PRIMES = [n for n in range(2, 102) if all(n % divisor for divisor in range(2, n))]
PRIME_OF = dict(zip("abcdefghijklmnopqrstuvwxyz", PRIMES))


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[prod(PRIME_OF[letter] for letter in word)].append(word)
        return list(groups.values())
