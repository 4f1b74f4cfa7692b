"""Sort Colors: each colour counted."""

LARGEST = 300
COMPARED = [("in turn", 9), ("in turn", 300), ("falling", 300), ("all white", 300)]


def answer(nums):
    """Each colour as often as it occurs."""
    return [colour for colour in range(3) for _ in range(nums.count(colour))]


def killers():
    """The longest lists, named after what makes them hard."""
    for colour in range(3):
        yield f"nothing but {colour}, 300 times", ([colour] * LARGEST,)
    for others in range(8, LARGEST):
        yield f"a red one behind {others} others", ([2 - i % 2 for i in range(others)] + [0],)


def workloads(size):
    """Lists of that length to time."""
    third = size // 3
    return {
        "in turn": ([2, 0, 1] * third,),
        "falling": ([2] * third + [1] * third + [0] * third,),
        "all white": ([1] * size,),
    }
