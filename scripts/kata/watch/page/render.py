"""Fills in the templates; whatever is not marked as HTML appears as text."""

import re
from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.utils import htmlsafe_json_dumps
from markdown_it import MarkdownIt
from markupsafe import Markup, escape
from pygments import lexers  # type: ignore[import-untyped]
from pygments.token import (  # type: ignore[import-untyped]
    Comment,
    Keyword,
    Name,
    Number,
    Operator,
    String,
)

from kata.data import to_data

SCRIPTS = Path(__file__).parent / "scripts"
IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.mjs";$', re.MULTILINE)
INDENT = re.compile(r"^ +", re.MULTILINE)  # no text of a script or a style goes over a line
COMMENT = re.compile(r"^ *(?://.*|/\*\*(?:.|\n)*?\*/)\n", re.MULTILINE)  # on lines of their own
EXPORT = re.compile(r"^export ((?:async )?function|const|class) (\w+)", re.MULTILINE)


def bundled(start: str) -> str:
    """Return the script of that name, after all those that it imports."""
    return '"use strict";\nconst modules = {};\n' + "".join(map(_scoped, _ordered(start, [])))


def _ordered(name: str, found: list[str]) -> list[str]:
    """Return the names of a script and of all it imports, each after those that it needs."""
    for _, other in IMPORT.findall(_source(name)):
        if other not in found:
            _ordered(other, found)
    if name not in found:
        found.append(name)
    return found


def _scoped(name: str) -> str:
    source = _source(name)
    exports = ", ".join(exported for _, exported in EXPORT.findall(source))
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(r"const {\1} = modules.\2;", COMMENT.sub("", source)))
    whole = f"modules.{name} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"
    return INDENT.sub("", whole)


def _source(name: str) -> str:
    return (SCRIPTS / f"{name}.mjs").read_text("utf-8")


COLOURED = {  # {kind of what is written: the class of its colour}
    Comment: "c1",
    Keyword: "k",
    Operator.Word: "k",
    String: "s1",
    Number: "mi",
    Name.Function: "nf",
    Name.Class: "nf",
    Name.Builtin: "nf",
}
STYLES = {  # {the script with which a page starts: its styles}
    "watch": "page code editor runs figures watch desk print".split(),
    "index": "page figures editor index".split(),
}
LOADED = rf"(?:{'|'.join(STYLES)})-[0-9a-f]{{8}}\.(?:css|js)"  # the names of what pages load
TEMPLATES = Path(__file__).parent / "templates"
ICON = f"data:image/svg+xml,{quote((TEMPLATES / 'icon.svg').read_text('utf-8').strip(), ' =:/')}"
ENVIRONMENT = Environment(
    loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


def rendered(template: str, start: str, **fields: Any) -> str:
    """Return a whole page, which loads its styles and its scripts, and allows only those here."""
    style, code = beside(start)
    page = {"style": style, "code": code, "script": script, "icon": ICON}
    return ENVIRONMENT.get_template(template).render(fields | page)


@cache
def beside(start: str) -> dict[str, str]:
    """Return {name: content} of the styles and the scripts with which pages start that way.

    A name says what is in the file, so that pages of several versions lie in one folder.
    """
    style = "".join((TEMPLATES / f"{name}.css").read_text("utf-8") for name in STYLES[start])
    parts = {"css": INDENT.sub("", style), "js": bundled(start)}
    return {
        f"{start}-{sha256(text.encode()).hexdigest()[:8]}.{kind}": text
        for kind, text in parts.items()
    }


def unused(folder: Path) -> Iterator[Path]:
    """Yield the styles and scripts in a folder that no page there loads any more."""
    pages = "".join(path.read_text("utf-8", "replace") for path in folder.glob("*.html"))
    named = {*re.findall(rf'"({LOADED})"', pages)}
    for path in folder.iterdir():
        if re.fullmatch(LOADED, path.name) and path.name not in named:
            yield path


def csp_hash(text: str) -> str:
    """Return the hash by which a content security policy allows a style or a script."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def script(data: Any) -> Markup:
    """Return the data as JSON that can stand in a script element."""
    return htmlsafe_json_dumps(to_data(data), separators=(",", ":"))


def coded(text: str) -> Markup:
    """Return a sentence as HTML, with what stands in backticks as code."""
    return Markup(re.sub(r"`([^`]+)`", r"<code>\1</code>", str(escape(text))))


ENVIRONMENT.filters["coded"] = coded


def markdown(text: str) -> Markup:
    """Return a spec as HTML, with its headings one level down; HTML in it appears as text."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = parser.parse(text)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(int(token.tag[1]) + 1, 6)}"
        elif token.type == "code_block":
            token.attrSet("tabindex", "0")  # so that keys scroll it where it is too wide
    return Markup(parser.renderer.render(tokens, parser.options, {}))


def highlighted(source: str) -> list[Markup]:
    """Python as HTML, line by line; what has no colour has no element."""
    tokens = lexers.PythonLexer(stripnl=False).get_tokens(source)
    html = "".join(
        _coloured(kind, part) for kind, text in tokens for part in re.split("(\n)", text)
    )
    return [Markup(line) for line in html.removesuffix("\n").split("\n")]


def _coloured(kind: Any, text: str) -> str:
    name = next((name for whole, name in COLOURED.items() if kind in whole), "")
    shown = str(escape(text))
    return f'<i class="{name}">{shown}</i>' if name and text.strip() else shown
