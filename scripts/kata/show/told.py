"""What is said of a failure, for a terminal: sentences, and the steps that led to it."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from kata.judge.model import Moment, Sentence, Verdict
from kata.text import clean

WIDTH = 80  # columns
NARROW = 40  # of them, at most for a line of code that has what it did beside it
GAP = 3


def why_lines(verdict: Verdict, indent: str = "  ") -> Iterator[Text]:
    """Yield the reasons that are certain, then the steps that led to what is wrong."""
    moments = verdict.how.moments
    shown = [part for one in moments for part in (one.code, one.told.partition(" → ")[0])]
    sentences = (one._replace(code="") if one.code in shown else one for one in verdict.why)
    yield from sentence_lines(f"{indent}Why: ", sentences)
    if moments:
        yield Text(f"{indent}{clean(verdict.how.title)}:")
        yield from moment_lines(moments, f"{indent}  ")


def sentence_lines(start: str, sentences: Iterable[Sentence]) -> Iterator[Text]:
    """Yield sentences below each other, each followed by the code that it speaks of."""
    for text, code in sentences:
        yield Text(f"{start}{clean(text)}{':' * bool(code)}")
        start = " " * len(start)
        if code:
            yield Text(f"{start}{clean(code)}", "bold")


def moment_lines(moments: tuple[Moment, ...], indent: str) -> Iterator[Text]:
    """Yield a line for each step: the code, and what it did; two where that is too long."""
    digits = max(len(str(one.line)) for one in moments)
    rows = [
        (f"{indent}line {n:>{digits}}  ", clean(code), clean(told)) for n, code, told in moments
    ]
    room = WIDTH - len(rows[0][0])
    width = max((len(code) for _, code, _ in rows if len(code) <= NARROW), default=0)
    for start, code, told in rows:
        aligned = max(width, len(code)) + GAP
        if told and aligned + len(told) <= room:
            yield Text.assemble(start, (code.ljust(aligned), "bold"), told)
            continue
        yield Text.assemble(start, (cut(code, room), "bold"))
        if told:
            yield Text(f"{' ' * (len(start) + 2)}{cut(told, room - 2)}")


def as_sentence(moment: Moment) -> Sentence:
    return Sentence(f"line {moment.line} {moment.told}", moment.code)


def cut(text: str, most: int) -> str:
    """Return a text that is no longer than it may be."""
    return text if len(text) <= most else f"{text[: most - 4]} ..."
