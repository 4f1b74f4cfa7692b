"""House Robber II: the most of all nights, by the first house robbed."""

COMPARED = [("random", 10), ("random", 100)]


def answer(nums):
    """From the first house robbed on, the most with each house as the last one that is robbed."""
    nights = []
    for first, money in enumerate(nums):
        most = [0] * len(nums)
        most[first] = money
        for i in range(first + 2, len(nums) - (first == 0)):
            most[i] = nums[i] + max(most[first : i - 1])
        nights.append(max(most))
    return max(nights)
