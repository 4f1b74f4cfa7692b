"""Fills in the templates; whatever is not HTML of ours is shown as text."""

import html
import json
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

TEMPLATES = Path(__file__).parent / "templates"
RISKY = str.maketrans({character: f"\\u{ord(character):04x}" for character in "<>&"})


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


@cache
def template(name):
    return (TEMPLATES / name).read_text(encoding="utf-8")


def fill(name, /, **fields):
    """A template with its fields filled in."""
    safe = {k: v if isinstance(v, Html) else html.escape(v) for k, v in fields.items()}
    return Html(Template(template(name)).substitute(safe))


def joined(parts):
    return Html("".join(parts))


def with_style(name, scripts, /, **fields):
    """A whole page, which carries its style and its scripts, and allows no others."""
    style = template("page.css")
    code = '"use strict";\n' + "".join(map(template, scripts))
    policy = (
        "default-src 'none'; base-uri 'none'; form-action 'none';"
        f" style-src '{_hash(style)}'; script-src '{_hash(code)}'"
    )
    return fill(name, policy=Html(policy), style=Html(style), code=Html(code), **fields)


def _hash(text):
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def script(data):
    """JSON that can stand in a script element."""
    return Html(json.dumps(data, separators=(",", ":")).translate(RISKY))


def rendered(markdown):
    """A spec as HTML, its headings one level down; HTML in it is shown as text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(markdown)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1]) + 1, 6)}"
    return Html(parser.renderer.render(tokens, parser.options, {}))


def highlighted(source):
    """Python as HTML, an element per line."""
    lines = highlight(source, PythonLexer(stripnl=False), HtmlFormatter(nowrap=True))
    lines = lines.removesuffix("\n").split("\n")
    return joined(fill("line.html", code=Html(line)) for line in lines)
