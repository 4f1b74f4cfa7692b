"""House Robber: the most of all nights, by the last house robbed."""

COMPARED = [("random", 10), ("random", 100)]


def answer(nums):
    """The most with each house as the last one, after any that are not next to it."""
    most = []
    for i, money in enumerate(nums):
        most.append(money + max(most[: max(i - 1, 0)], default=0))
    return max(most)
