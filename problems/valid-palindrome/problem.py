"""Valid Palindrome: the strings to judge on, and each letter or digit with its mirror image."""

from string import ascii_lowercase, digits

SMALL, LARGEST = 4, 200_000
COMPARED = [("letters", 200_000), ("symbols", 200_000), ("letters", 200)]
PRINTABLE = "".join(map(chr, range(ord(" "), ord("~") + 1)))
# Hashes to base 26, 27, 29, 31, 37, 53, 101, 131, 137, 256 and 257 are the same backwards: modulo
# 10⁹ + 7, 10⁹ + 9, 998,244,353 and 2³¹ - 1
MIRRORED = """
usaaipvvzsng dzzacqsvudgx zatcbydzyazb mahaizpuzbzq ndsaxzacznxy wrnaqprtzanm mnabidyuzntv
ubaceuhxxpzm zvoaihyuzaga wpbbhxgzzgnm ggwaeezwogsz pnabivhwzmpm ggaedgxzuxxt bbgevydiwbzy
uzyaizdsxdgm yxactpuqwvdg zxyalzeiugdg rxratybizanm bwhbsypqybny sngcbbzzybqm dmnacqtwzoyz
mxbbzqpezkgt azxabqtzydmz pubbxshqzegm zxaazygbzodb pydbuuhqybgm xnzcipxuvawg zgxavzaczntn
utraupwizang umodbqejzzzg bxaaxbzezqdz mgaazdwcztwn mnlerbyqwaqt yvbbzzpezdng ndsabazyynzy
qbjehygztbzm dxlbyhxeyadz zgvaeivtvntg mnxiquhusaxw rdcazzbdzbym sznamziilumm grxdauemwmgz
wxbiaazzslnm vzaedgxzurdm
""".split()


def inputs(pick, size):
    """Letters, a digit, _ and any one character; 0 and P are 32 apart, as A and a are.

    Larger ones are near palindromes of a word that comes many times, perhaps with two swapped.
    """
    characters = [*"aA0P_", pick(PRINTABLE)]
    if size <= SMALL:
        return (pick.word(pick(range(1, size + 1)), characters),)
    characters = pick((characters, PRINTABLE))
    word = pick.word(pick(range(1, min(size // 2, 200) + 1)), characters)
    half = word * pick(range(1, size // 2 // len(word) + 1))
    one, other = (pick(range(len(half))) for _ in range(2))
    swapped = [*half]
    swapped[one], swapped[other] = half[other], half[one]
    mirrored = "".join(pick((half, swapped)))[::-1].swapcase()
    return (pick.near(half + mirrored, characters),)


def check(s):
    """Only the stated characters."""
    if bad := {*s} - {*PRINTABLE}:
        raise ValueError(f"{min(bad)!r} is no printable ASCII character")


def answer(s):
    """Each character that counts equals the one that is as far from the end."""
    kept = [character for character in s.lower() if character in ascii_lowercase + digits]
    return all(kept[i] == kept[-1 - i] for i in range(len(kept)))


def gen_almost(rng, size):
    """A palindrome with symbols and uppercase letters in it, and perhaps one wrong character."""
    s = rng.choices(PRINTABLE, k=size)
    kept = [i for i, character in enumerate(s) if character.isalnum()]
    for i, j in zip(kept, kept[::-1]):
        s[j] = rng.choice((s[i].lower(), s[i].upper()))
    s[rng.randrange(size)] = rng.choice([*s, *PRINTABLE])
    return ("".join(s),)


def killers():
    """Strings at the bounds, named after what makes them hard."""
    yield from workloads(LARGEST).items()
    for place in 63, 64, 99, 100, 255, 256, 999, 1000, 1023, 1024, 4095, 4096, 65_535, 65_536:
        yield f"place {place:,} differs", ("a" * place + "b" + "a" * (place + 1),)
    for bits in range(1, 18, 2):
        word = "".join("ab"[i.bit_count() % 2] for i in range(2**bits))
        yield f"Thue-Morse, {2**bits:,} letters: hashes modulo 2⁶⁴ are equal", (word,)
    for word in MIRRORED:
        yield f"a hash of {word} is the same backwards", (word,)
    yield "only the middle differs", ("z" * 99_999 + "yz" + "z" * 99_999,)
    yield "every character, there and back", (PRINTABLE + PRINTABLE[::-1],)


def workloads(size):
    """Palindromes of that length to time."""
    half = ("aB" * size)[: size // 2]
    return {"letters": (half + half[::-1],), "symbols": ("~" * (size - 1) + "a",)}
