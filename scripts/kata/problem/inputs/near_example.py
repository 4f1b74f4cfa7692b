"""Changes an example here and there, for what a statement says of its inputs in prose."""

from typing import Any

MOST_CHANGES = 3


def near_example(pick: Any, examples: list[Any], plays: bool) -> tuple[Any, ...]:
    """Return one of the examples with some of its parts changed; of a class, of its calls."""
    example = pick(examples)
    parts = [*zip(*example)] if plays else [*example]
    for _ in range(pick(range(1, MOST_CHANGES + 1))):
        if plays:
            first, *calls = parts
            parts = [first, *changed(pick, calls)]
        else:
            place = pick(range(len(parts)))
            parts[place] = changed(pick, parts[place])
    return tuple(map(list, zip(*parts))) if plays else tuple(parts)


def changed(pick: Any, value: Any, *, is_row: bool = False) -> Any:
    """Return a value with one part changed, left out, repeated or moved; of a row, changed."""
    if value is None or value in ("", []):
        return value
    if isinstance(value, tuple):  # a call: the name of the method, and its arguments
        return value[0], changed(pick, value[1], is_row=True)
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + pick((1, -1, 2, value))
    place, items = pick(range(len(value))), [*value]
    way = "item" if is_row else pick(("item", "item", "out", "twice", "moved"))
    if way == "item" and isinstance(value, str):
        items[place] = pick(value)
    elif way == "item":
        items[place] = changed(pick, items[place], is_row=len(row_lengths(items)) == 1)
    elif way == "out":
        del items[place]
    elif way == "twice":
        items.insert(pick(range(len(items) + 1)), items[place])
    else:
        items.insert(pick(range(len(items))), items.pop(place))
    return "".join(items) if isinstance(value, str) else items


def row_lengths(value: Any) -> set[int]:
    """Return the lengths of the rows of a list of lists; none of another value."""
    are_rows = isinstance(value, list) and all(isinstance(row, list) for row in value)
    return {*map(len, value)} if are_rows else set()
