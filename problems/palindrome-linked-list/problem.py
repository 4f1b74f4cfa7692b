"""Palindrome Linked List: the values, forwards and backwards."""

LARGEST = 100_000
COMPARED = [("palindrome", 10), ("palindrome", 100_000), ("two in the middle differ", 100_000)]
# Each hashes alike backwards: to base 10, 11, 26, 31, 37, 101, 131, 256 or 257, modulo 10⁹ + 7,
# 10⁹ + 9, 998,244,353 or 2³¹ - 1
MIRRORED = """
0500093000093401 8930013276992961 1604181788395189 7997197286380066 0964098631096039
9709099466190131 3151199096099088 9332289720198090 1848386794691038 9616899540194070
9002015094895693 9358062366392083 0670062796399089 8706231199692863 6790014099899669
1600231828699379 7378109196992096 6604062978895177 8901065194798806 3601278186998188
6604019456896478 0807030399792639 6794086784395037 8711010739898036 1869166629391039
8910077639497861 9802080389198661 9348477826882071 8076185094392091 8970047838991361
8302781378397996 3111436273878088 9902009900998633
""".split()


def answer(head):
    """Whether the values are the same when read from the last one to the first."""
    values = []
    while head:
        values.append(head.val)
        head = head.next
    return all(value == other for value, other in zip(values, reversed(values)))


def killers():
    """The longest lists, and lists that a hash confuses with what they are backwards."""
    for length in LARGEST, LARGEST - 1:
        head = workloads(length)["palindrome"][0]
        yield f"a palindrome of {length:,} nodes", (head,)
        for place in 0, length // 2 - 1:
            other = [*head[:place], 9 - head[place], *head[place + 1 :]]
            yield f"{length:,} nodes, of which number {place:,} differs", (other,)
    yield "100,000 equal values", ([9] * LARGEST,)
    yield "two in the middle of 130 nodes differ", ([0] * 64 + [1, 2] + [0] * 64,)
    yield "runs of 65,537 nodes and of one, which some counters confuse", ([0] * 65_537 + [1, 0],)
    thue_morse = [place.bit_count() % 2 for place in range(2**11)]
    yield "to any odd base, modulo 2⁶⁴, the digits make the same number backwards", (thue_morse,)
    for text in MIRRORED:
        yield f"a hash of {text} is the same backwards", ([int(digit) for digit in text],)


def workloads(size):
    """Lists of that many nodes to time."""
    half = [place % 7 for place in range(size // 2)]
    middle = [8] * (size % 2)
    return {
        "palindrome": (half + middle + half[::-1],),
        "two in the middle differ": ([*half[:-1], 9, *middle, *half[::-1]],),
    }
