"""Hand of Straights: the hands to judge on, and groups that begin with the lowest card left."""

from collections import Counter
from random import Random

SMALL, LARGEST = 6, 10_000
COMPARED = [("groups of 2", 10), ("groups of 2", 10_000), ("groups of 100", 10_000)]
CARDS = range(10**9 + 1)


def inputs(pick, size):
    """Few cards, or many of six kinds; at random, groups anywhere, one card of which may differ."""
    if size == SMALL and pick(("many", "few")) == "many":
        hand = [card for card in range(6) for _ in range(pick((0, 1, 2, 4)))]
        return hand[::-1], pick((2, 3) if len(hand) > 2 else ())
    if size <= SMALL:
        count = pick(range(1, size + 1))
        of = pick(range(1, count + 1) if count < SMALL else (2, 3))
        cards = range(7 - of if count == SMALL else 2) if count > 4 else (0, 1, 2, pick(CARDS))
        return [pick(cards) for _ in range(count)], of
    of = pick(range(1, pick((4, 20, size)) + 1))
    starts = pick((range(pick((3, 30, 1000))), pick.values(CARDS[: 1 - of or None])))
    groups = [pick(starts) for _ in range(max(size // of, 1))]
    hand = pick.shuffled([start + i for start in groups for i in range(of)])
    other = pick(range(len(hand)))
    hand[other] = min(max(hand[other] + pick((-1, 0, 0, 1, of)), 0), CARDS[-1])
    return hand, min(max(of + pick((-1, 0, 0, 0, 1)), 1), len(hand))


def answer(hand, groupSize):
    """The lowest card that is left begins a group, whose other cards must be there."""
    left = Counter(hand)
    for card in sorted(hand):
        if left[card]:
            group = range(card, card + groupSize)
            if not all(left[number] for number in group):
                return False
            left.subtract(group)
    return True


def killers():
    """The largest hands, named after what makes them hard."""
    highest = [*CARDS[-LARGEST:]]
    for of in 1, 2, 5_000, LARGEST:
        yield f"the 10,000 highest cards, groups of {of:,}", (highest, of)
    yield "10,000 cards, one of them far below the others", ([*highest[1:], 7], LARGEST)
    yield "10,000 equal cards", ([0] * LARGEST, 1)
    yield "8,192 equal cards, groups of 2", ([0] * 8192, 2)
    yield "10,000 cards, two different ones", ([1, 0] * (LARGEST // 2), 2)


def workloads(size):
    """Hands of about that size to time."""
    rng = Random(size)
    hands = {}
    for of in 2, 100:
        starts = [rng.randrange(size) for _ in range(-(-size // of))]
        hand = [start + i for start in starts for i in range(of)]
        hands[f"groups of {of}"] = rng.sample(hand, len(hand)), of
    return hands
