"""Whether a result is right, and how the bytes of one are read without trusting them."""

import marshal

# What marshal writes for plain data: a letter, and so many bytes or so many times a count.
FIXED = {b"N": 0, b"T": 0, b"F": 0, b".": 0, b"0": 0, b"{": 0, b"i": 4, b"g": 8, b"y": 16}
COUNTED = {b"u": 1, b"s": 1, b"l": 2, b"[": 0, b"(": 0, b"<": 0, b">": 0}


def is_right(rules, case, result):
    """Whether this result, as bytes, is one that the case allows."""
    if not hasattr(rules, "accepts"):
        return result == case.answer
    return bool(rules.accepts(marshal.loads(case.arguments), value_of(result)))


def value_of(data):
    """The plain data that these bytes stand for; ValueError when they were never made of any.

    marshal alone would make code objects, and allocate whatever length is claimed.
    """
    position = items = 0
    while position < len(data):
        kind = data[position : position + 1]
        position += 1
        if kind in FIXED:
            position += FIXED[kind]
        elif kind in COUNTED:
            count = abs(int.from_bytes(data[position : position + 4], "little", signed=True))
            position += 4 + count * COUNTED[kind]
            items += count if not COUNTED[kind] else 0
        else:
            position = len(data) + 1
    sound = position == len(data) and items <= len(data)  # an item takes at least one byte
    try:
        return marshal.loads(data if sound else b"")
    except (EOFError, TypeError, ValueError):
        raise ValueError("the result is not plain data") from None
