"""Palindrome Partitioning: the beginnings of the string, cut into palindromes."""

from itertools import pairwise
from random import Random
from string import ascii_lowercase

LARGEST = 16
RANDOM = 10
ANY_ORDER = 1  # of the ways to cut
COMPARED = [("two letters", 16), ("one letter", 8), ("one letter", 16), ("no palindromes", 16)]
# Each hashes alike backwards: to base 26, 27, 29, 31, 37, 53, 101, 131, 137, 256 or 257, modulo
# 10⁹ + 7, 10⁹ + 9, 998,244,353 or 2³¹ - 1
MIRRORED = """
usaaipvvzsng dzzacqsvudgx zatcbydzyazb mahaizpuzbzq ndsaxzacznxy wrnaqprtzanm mnabidyuzntv
ubaceuhxxpzm zvoaihyuzaga wpbbhxgzzgnm ggwaeezwogsz pnabivhwzmpm ggaedgxzuxxt bbgevydiwbzy
uzyaizdsxdgm yxactpuqwvdg zxyalzeiugdg rxratybizanm bwhbsypqybny sngcbbzzybqm dmnacqtwzoyz
mxbbzqpezkgt azxabqtzydmz pubbxshqzegm zxaazygbzodb pydbuuhqybgm xnzcipxuvawg zgxavzaczntn
utraupwizang umodbqejzzzg bxaaxbzezqdz mgaazdwcztwn mnlerbyqwaqt yvbbzzpezdng ndsabazyynzy
qbjehygztbzm dxlbyhxeyadz zgvaeivtvntg mnxiquhusaxw rdcazzbdzbym sznamziilumm grxdauemwmgz
wxbiaazzslnm vzaedgxzurdm
""".split()


def answer(s):
    """Cut after each palindrome, from every place at which the piece before it may end."""
    places = range(len(s) + 1)
    ends = [[j for j in places[i + 1 :] if s[i:j] == s[i:j][::-1]] for i in places]
    ways = [(0,)]
    for way in ways:  # the list grows as we read it
        ways += [(*way, end) for end in ends[way[-1]]]
    return [[s[i:j] for i, j in pairwise(way)] for way in ways if way[-1] == len(s)]


def killers():
    """The longest strings, named after what makes them hard."""
    yield "16 letters, one palindrome", ("abcdefghhgfedcba",)
    yield "16 letters, nearly one palindrome", ("abcdefghhgfedcbz",)
    yield "a b among 15 a's", ("aaaaaaabaaaaaaaa",)
    rng = Random("killers")
    for i in range(200):
        yield f"any 16 letters, number {i}", ("".join(rng.choices(ascii_lowercase, k=LARGEST)),)
    for word in MIRRORED:
        yield f"a hash of {word} is the same backwards", (word,)


def workloads(size):
    """A string of that length to time."""
    return {
        "one letter": ("a" * size,),
        "two letters": ("".join(Random(size).choices("ab", k=size)),),
        "no palindromes": ("abcdefghijklmnop"[:size],),
    }
