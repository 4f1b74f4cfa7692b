"""Palindromic Substrings: each substring judged by its ends and what is between them."""

from random import Random
from string import ascii_lowercase

LARGEST = 1000
RANDOM = 200
COMPARED = [("random", 1000), ("random", 100)]
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
    """The ends of a palindrome are the same letter, and it is one without them, too."""
    starts = [{*range(len(s) + 1)}, {*range(len(s))}]  # of those of no letters, and of one
    for length in range(2, len(s) + 1):
        alike = [i for i in range(len(s) - length + 1) if s[i] == s[i + length - 1]]
        starts.append({i for i in alike if i + 1 in starts[-2]})
    return sum(map(len, starts[1:]))


def killers():
    """Strings of up to 1000 letters, named after what makes them hard."""
    yield "one letter", ("z" * LARGEST,)
    yield "one letter but for the middle", ("a" * 499 + "b" + "a" * 500,)
    yield "all letters in turn", ((ascii_lowercase * LARGEST)[:LARGEST],)
    bits = "".join("ab"[i.bit_count() % 2] for i in range(LARGEST))
    rng = Random("killers")
    half = "".join(rng.choices("abc", k=LARGEST // 2))
    yield "a palindrome of any letters", (half + half[::-1],)
    yield "a palindrome but for one letter", ("d" + half[1:] + half[::-1],)
    yield "Thue-Morse: hashes modulo 2³² and 2⁶⁴ are equal, whatever the base", (bits,)
    yield "hashes of its parts are the same backwards", ("".join(MIRRORED),)
