"""Fills in the templates; whatever is not marked as HTML appears as text."""

import re
from base64 import b64encode
from collections.abc import Collection, Iterator
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
from pygments import token as kinds

from kata.watch.page.named import named

SCRIPTS = Path(__file__).parent / "scripts"
IMPORT = re.compile(r'^import \{([^}]*)\} from "([./\w]+)/(\w+)\.mjs";$', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?function|const|class) (\w+)", re.MULTILINE)


def bundled(start: str) -> str:
    """Return the script of that name, after all those that it imports."""
    scripts = ordered(SCRIPTS / f"{start}.mjs")
    return '"use strict";\nconst modules = {};\n' + "".join(map(_scoped, scripts))


def added(starts: list[Path], loaded: str, name: str) -> str:
    """Return a module that exports some scripts, for pages, without what those have.

    `loaded` is the script that it imports itself, from the file of that name beside it.
    """
    known = {path.stem for path in ordered(SCRIPTS / f"{START}.mjs")} | {loaded}
    own = dict.fromkeys(path for start in starts for path in ordered(start, known))
    exports = ", ".join(start.stem for start in starts)
    above = f'import * as {loaded} from "./{name}";\nmodules.{loaded} = {loaded};\n'
    return f"{above}{''.join(map(_scoped, own))}export const {{ {exports} }} = modules;\n"


def ordered(path: Path, known: Collection[str] = ()) -> list[Path]:
    """Return a script and all it imports, each after those that it needs, but for those known."""
    found: list[Path] = []
    for _, folder, name in IMPORT.findall(path.read_text("utf-8")):
        if name not in known:
            found += ordered((path.parent / folder / f"{name}.mjs").resolve(), known)
    return [*dict.fromkeys([*found, path.resolve()])]


def _scoped(path: Path) -> str:
    source = path.read_text("utf-8")
    exports = ", ".join(name for _, name in EXPORT.findall(source))
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(r"const {\1} = modules.\3;", source))
    return f"modules.{path.stem} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


COLOURED = {  # {kind of what is written: the class of its colour}
    kinds.Comment: "c1",
    kinds.Keyword: "k",
    kinds.Operator.Word: "k",
    kinds.String: "s1",
    kinds.Number: "mi",
    kinds.Name.Function: "nf",
    kinds.Name.Class: "nf",
    kinds.Name.Builtin: "nf",
}
START = "site"  # the script with which each page starts
STYLES = "page code editor runs figures watch desk learn index".split()
LOADED = r"[a-z]+-[0-9a-f]{8}\.(?:css|js)"  # the names of what pages load
TEMPLATES = Path(__file__).parent / "templates"
ICON = f"data:image/svg+xml,{quote((TEMPLATES / 'icon.svg').read_text('utf-8').strip(), ' =:/')}"
ENVIRONMENT = Environment(
    loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


def rendered(template: str, **fields: Any) -> str:
    """Return a whole page, which loads its styles and its scripts, and allows only those here."""
    style, code = shared()
    page = {"style": style, "code": code, "script": script, "icon": ICON}
    return ENVIRONMENT.get_template(template).render(fields | page)


@cache
def shared() -> dict[str, str]:
    """Return {name: content} of the styles and the scripts that pages load."""
    style = "".join((TEMPLATES / f"{name}.css").read_text("utf-8") for name in STYLES)
    some = (("css", style), ("js", bundled(START)))
    return {named_by_content(f"{START}.{kind}", text.encode()): text for kind, text in some}


def named_by_content(name: str, content: bytes) -> str:
    """`site-1f2e3d4c.js`: so files of several versions lie in one folder, and never mix."""
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}-{sha256(content).hexdigest()[:8]}{dot}{suffix}"


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
    return htmlsafe_json_dumps(named(data), separators=(",", ":"))


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
    html = "".join(_coloured(kind, part) for kind, one in tokens for part in re.split("(\n)", one))
    return [Markup(line) for line in html.removesuffix("\n").split("\n")]


def _coloured(kind: Any, text: str) -> str:
    name = next((name for whole, name in COLOURED.items() if kind in whole), "")
    shown = str(escape(text))
    return f'<i class="{name}">{shown}</i>' if name and text.strip() else shown
