"""Valid Palindrome: each letter or digit with its mirror image."""

from string import ascii_lowercase, digits

LARGEST = 200_000
COMPARED = [("letters", 200_000), ("symbols", 200_000), ("letters", 200)]
PRINTABLE = "".join(map(chr, range(ord(" "), ord("~") + 1)))
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


def check(s):
    """Only the stated characters."""
    if bad := {*s} - {*PRINTABLE}:
        raise ValueError(f"{min(bad)!r} is not a printable ASCII character")


def answer(s):
    """Each character that counts equals the one that is as far from the end."""
    kept = [character for character in s.lower() if character in ascii_lowercase + digits]
    return all(kept[i] == kept[-1 - i] for i in range(len(kept)))


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
