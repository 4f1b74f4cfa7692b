"""Linked lists, trees and played calls as text."""

from rich.text import Text

from kata.text import text_of

MOST = 16  # lines of a tree, or calls, that are shown
EMPTY = "(empty)"


def structured(kind, value):
    """The lines that show a linked list or a tree; none for what is neither, or not well formed."""
    if kind[0] == "Optional":
        kind = kind[1]
    if kind == "ListNode" and isinstance(value, list):
        return [text_of(" → ".join(map(str, value)) or EMPTY).strip("'")]
    if kind == "TreeNode" and isinstance(value, list):
        return _tree(value)
    return []


def _tree(values):
    """The root on the left, below each node its children, `·` for one that is missing."""
    if not values:
        return [EMPTY]
    children, parents, rest = {}, [0], list(enumerate(values))[1:]
    for place in parents:  # which grows meanwhile
        pair, rest = rest[:2], rest[2:]
        children[place] = pair
        parents += [i for i, value in pair if value is not None]
    lines = []

    def add(place, first, below):
        lines.append(first + (text_of(values[place]) if values[place] is not None else "·"))
        pair = children.get(place, [])
        for number, (i, _) in enumerate(pair if any(v is not None for _, v in pair) else [], 1):
            last = number == len(pair)
            add(i, below + ("└─ " if last else "├─ "), below + ("   " if last else "│  "))

    add(0, "", "")
    return lines[:MOST] + ["..."] * (len(lines) > MOST)


def calls(arguments, answers, results, whole):
    """The calls up to the first wrong result, one per line; all of them when nothing is known."""
    names, lists = arguments
    pairs = list(zip(answers, results)) if results is not None else []
    wrong = next((i for i, (answer, result) in enumerate(pairs) if answer != result), None)
    end = len(names) if wrong is None else wrong + 1
    start = 0 if whole else max(1, end - MOST)
    if start:
        yield Text(f"  {names[0]}({_listed(lists[0])})")
    if start > 1:
        yield Text(f"  ... {start - 1:,} calls ...", "dim")
    for i in range(start, end):
        line = Text(f"  {names[i]}({_listed(lists[i])})")
        if i == wrong:
            line.append(
                f"  expected {text_of(answers[i])}, yours {text_of(results[i])}", "bold red"
            )
        elif i:
            line.append(f"  {text_of(answers[i])}" if pairs else "", "dim")
        yield line


def _listed(values):
    return ", ".join(map(text_of, values))
