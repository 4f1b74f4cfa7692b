"""The picture of some code, as sites show it beside a link: a PNG in the letters of an LCD."""

import struct
import zlib
from collections.abc import Iterator

from pygments import lexers  # type: ignore[import-untyped]
from pygments.token import Comment, Keyword, Name, Number, Operator, String, _TokenType  # type: ignore[import-untyped]

WIDTH, HEIGHT, SCALE = 400, 210, 3  # dots, and pixels of a dot
MARGIN, ACROSS, DOWN = 14, 6, 10  # dots to the border, and from one letter to the next
HEADING = "LeetCode accepted this"
PAPER, INK, QUIET, RED = 0, 1, 2, 3
PALETTE = "15171a e4e6e8 9ba3ab ff8f85 cfa4ea 94cf9f 86c5ea eeb27a"
COLOURS = {
    Comment: 2,
    Keyword: 4,
    Operator.Word: 4,
    String: 5,
    Number: 6,
    Name.Class: 7,
    Name.Function: 7,
}
COLOURS |= {Name.Builtin: 7}
# The letters from the space to the tilde: five columns each, whose lowest bit is the highest dot.
FONT = bytes.fromhex(
    "000000000000005f00000007000700147f147f14242a7f2a12231308646236495620500008070300001c224100"
    "0041221c002a1c7f1c2a08083e080800807030000808080808000060600020100804023e5149453e00427f4000"
    "72494949462141494d331814127f1027454545393c4a49493141211109073649494936464949291e0000140000"
    "004034000000081422411414141414004122140802015909063e415d594e7c1211127c7f494949363e41414122"
    "7f4141413e7f494949417f090909013e414151737f0808087f00417f41002040413f017f081422417f40404040"
    "7f021c027f7f0408107f3e4141413e7f090909063e4151215e7f09192946264949493203017f01033f4040403f"
    "1f2040201f3f4038403f631408146303047804036159494d43007f4141410204081020004141417f0402010204"
    "4040404040000307080020545478407f284444383844444428384444287f385454541800087e090218a4a49c78"
    "7f0804047800447d40002040403d007f1028440000417f40007c047804787c080404783844444438fc18242418"
    "18242418fc7c08040408485454542404043f44243c4040207c1c2040201c3c4030403c44281028444c9090907c"
    "4464544c440008364100000077000000413608000201020402"
)


def card(title: str, source: str) -> bytes:
    """A PNG of 1200 × 630 pixels: what it is about, and as much of the code as fits."""
    rows = [bytearray(WIDTH) for _ in range(HEIGHT)]
    _write(rows, HEADING, MARGIN, MARGIN, RED, 2)
    _write(rows, title, MARGIN, MARGIN + 20, INK, 1)
    top = MARGIN + 38
    for number, line in enumerate(_coloured(source)):
        y = top + number * DOWN
        if y + DOWN > HEIGHT - MARGIN // 2:
            break
        x = MARGIN
        for text, colour in line:
            _write(rows, text, x, y, colour, 1)
            x += ACROSS * len(text)
    return _png(rows)


def _coloured(source: str) -> Iterator[list[tuple[str, int]]]:
    """The lines of some Python, as texts with their colours; two blanks for four, none empty."""
    line: list[tuple[str, int]] = []
    for kind, text in lexers.PythonLexer().get_tokens(source):
        first, *others = text.split("\n")
        for part, is_new in ((first, False), *((other, True) for other in others)):
            if is_new:
                if any(some.strip() for some, _ in line):
                    yield line
                line = []
            if part:
                line.append((part if line else part.replace("    ", "  "), _colour(kind)))


def _colour(kind: _TokenType) -> int:
    return next((colour for known, colour in COLOURS.items() if kind in known), INK)


def _write(rows: list[bytearray], text: str, x: int, y: int, colour: int, scale: int) -> None:
    """Put the dots of a text into the rows, as far as they are inside."""
    for i, letter in enumerate(text):
        at = (ord(letter) if " " <= letter <= "~" else ord("?")) - ord(" ")
        for column, dots in enumerate(FONT[5 * at : 5 * at + 5]):
            for dot in range(8):
                if dots >> dot & 1:
                    left, top = x + (i * ACROSS + column) * scale, y + dot * scale
                    for row in rows[top : top + scale]:
                        row[left : left + scale] = bytes([colour]) * len(row[left : left + scale])


def _png(rows: list[bytearray]) -> bytes:
    """The dots as a PNG with a palette, each dot as a square of pixels."""
    size = struct.pack(">IIBBBBB", WIDTH * SCALE, HEIGHT * SCALE, 8, 3, 0, 0, 0)
    pixels = b"".join((b"\0" + _wider(row)) * SCALE for row in rows)
    chunks = (b"IHDR", size), (b"PLTE", bytes.fromhex(PALETTE)), (b"IDAT", zlib.compress(pixels, 9))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in (*chunks, (b"IEND", b"")))


def _wider(row: bytearray) -> bytearray:
    """The row with each dot SCALE times."""
    wide = bytearray(WIDTH * SCALE)
    for i in range(SCALE):
        wide[i::SCALE] = row
    return wide


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
