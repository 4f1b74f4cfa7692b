"""Compile kata/problem/leetcode.tsv and also.tsv, the tables of LeetCode's problems.

    python scripts/leetcode.py DOOCS NEENZA QUBENHAO ENDLESSCHENG KRAHETS NEETCODE

Each argument is the git directory of a clone; nothing is downloaded, and no code that is found
there runs. They are public repositories on GitHub:

  doocs/leetcode              a folder per problem; its README.md (Chinese) and README_EN.md state
                              number, slug, title and difficulty, and hold solutions
  neenza/leetcode-problems    problems/*.json: these facts, and what LeetCode's editor starts with
  QuBenhao/LeetCode           problems/ and premiums/: problem.md with a title, solution.py
  EndlessCheng/codeforces-go  leetcode/weekly/ and biweekly/: solutions of the contests
  krahets/LeetCode-Book       leetbook_ioa/docs/: LCR 120 to 194, with today's names
  neetcode-gh/leetcode        articles/: solutions with the names of neetcode.io

A signature is LeetCode's own where NEENZA has it; otherwise it is that of a solution, from the
first of the others that has one. The output says on how many problems the sources agree, and names
those on which they do not.
"""

import ast
import io
import json
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from kata.problem.header import BODILESS

FOLDER = Path(__file__).parent / "kata" / "problem"
HEADER = """\
# LeetCode's problems: facts that scripts/leetcode.py compiled on {today} from public repositories,
# which it names, as they were on {newest}.
# Columns, between tabs: number, slug, difficulty, title, signature, Chinese title (if it differs).
# A class has its constructor first, then its methods, with semicolons between them. Where LeetCode
# takes no Python, a single word in place of the signature names what it takes. What is not known is
# left empty.
# LCCI is what LeetCode's Chinese site calls 面试题 (Cracking the Coding Interview), LCR 001 to 119
# what it called 剑指 Offer II 001 to 119; LCP and LCS are its competitions.
"""
ALSO = """\
# Other names and signatures of LeetCode's problems, compiled with leetcode.tsv on {today}.
# Columns, between tabs: who calls it so, LeetCode's slug, title, signature, Chinese title.
# NeetCode's titles are those in its addresses; 剑指 Offer is what LCR 120 to 194 were called.
"""
HEADING = re.compile(r"^# \[(.+?)\. (.*)\]\(\S*/problems/([\w-]+)/?\)", re.MULTILINE)
PYTHON = re.compile(
    r"^```(?:py|python)\b[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL | re.IGNORECASE
)
PLAYED = re.compile(r"^# *Your (\w+) object will be(?:.*\n#)*.*", re.MULTILINE)
ITS_OWN = re.compile(r"^    def solve\(.*?(?=^    def |^\S|\Z)", re.MULTILINE | re.DOTALL)
CONTESTED = re.compile(r"^- Q(\d) https://leetcode.cn/problems/([\w-]+)", re.MULTILINE)
RANK = re.compile(r"^difficulty: (\w+)", re.MULTILINE)
DIFFICULTY = {"简单": "Easy", "中等": "Medium", "困难": "Hard"}
LANGUAGES = {"Database": "SQL", "Shell": "Bash", "JavaScript": "JavaScript"}  # by topic
COLLECTIONS = "solution", "lcci", "lcp", "lcs", "lcof2"
IN_NEETCODE = {  # those of its 150 whose signature differs, or is shared
    "alien-dictionary": "foreign-dictionary",
    "best-time-to-buy-and-sell-stock": "buy-and-sell-crypto",
    "best-time-to-buy-and-sell-stock-with-cooldown": "buy-and-sell-crypto-with-cooldown",
    "combination-sum": "combination-target-sum",
    "container-with-most-water": "max-water-container",
    "contains-duplicate": "duplicate-integer",
    "design-add-and-search-words-data-structure": "design-word-search-data-structure",
    "design-twitter": "design-twitter-feed",
    "detect-squares": "count-squares",
    "encode-and-decode-strings": "string-encode-and-decode",
    "find-median-from-data-stream": "find-median-in-a-data-stream",
    "implement-trie-prefix-tree": "implement-prefix-tree",
    "kth-largest-element-in-a-stream": "kth-largest-integer-in-a-stream",
    "min-stack": "minimum-stack",
    "walls-and-gates": "islands-and-treasure",
}


class Row(NamedTuple):
    """One problem, as far as one source states it."""

    number: str = ""
    slug: str = ""
    difficulty: str = ""
    title: str = ""
    signature: str = ""
    chinese: str = ""


def main(folders: list[str]) -> None:
    doocs, neenza, qubenhao, endlesscheng, krahets, neetcode = map(Path, folders)
    rows = read_doocs(doocs)
    own = read_neenza(neenza)
    others = [read_qubenhao(qubenhao, rows), read_endlesscheng(endlesscheng)]
    compare(rows, own, others)
    for slug, row in rows.items():
        rows[slug] = merged(row, own.get(slug), [other.get(slug) for other in others])
    renamed = read_krahets(krahets)
    former = read_former(doocs)
    if len(former) != len(renamed):
        sys.exit(f"{len(former)} problems of LCOF, but {len(renamed)} from LCR 120 on")
    also: list[tuple[str, ...]] = []
    for old, new in zip(former, renamed):  # both are in the order of the book
        rows[old.slug] = new._replace(slug=old.slug, difficulty=old.difficulty)
        also.append((old.number, old.slug, "", old.signature, old.title))
    also += read_neetcode(neetcode, rows)
    in_order = sorted(rows.values(), key=by_number)
    dates = {"today": date.today(), "newest": date_of(doocs)}
    write("leetcode.tsv", HEADER.format(**dates), in_order)
    write("also.tsv", ALSO.format(**dates), also)


def by_number(row: Row) -> tuple[str, float]:
    """Numbers as numbers; those of a collection after all that have none."""
    collection, _, number = row.number.rpartition(" ")
    return collection, float(number)


def write(name: str, header: str, rows: Iterable[tuple[str, ...]]) -> None:
    lines = ["\t".join(row).rstrip("\t") + "\n" for row in rows]
    text = header + "".join(lines)
    (FOLDER / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(lines):,} lines, {len(text.encode()):,} bytes")


def date_of(repository: Path) -> str:
    """The day of its newest commit."""
    log = ["git", "-C", str(repository), "log", "-1", "--format=%cs"]
    return subprocess.run(log, check=True, capture_output=True, text=True).stdout.strip()


def files(repository: Path, *patterns: str) -> dict[str, str]:
    """{path: text} of the files of a repository whose paths match."""
    globs = [f":(glob){pattern}" for pattern in patterns]
    archive = ["git", "-C", str(repository), "archive", "--format=tar", "HEAD", *globs]
    made = subprocess.run(archive, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(made)) as tar:
        found = {one.name: file.read() for one in tar if (file := tar.extractfile(one))}
    return {path: text.decode("utf-8", "replace") for path, text in found.items()}


def read_doocs(repository: Path) -> dict[str, Row]:
    """{slug: row} of all collections but the first 剑指 Offer."""
    texts = files(repository, *(f"{name}/**/README*.md" for name in COLLECTIONS))
    found = {}
    for path, text in texts.items():
        if not path.endswith("/README.md") or not (row := heading_of(text)):
            continue
        english = texts.get(path.replace("README.md", "README_EN.md"), "")
        stated = heading_of(english)
        header = english.partition("<!--")[0]
        language = next((ours for topic, ours in LANGUAGES.items() if f"- {topic}\n" in header), "")
        found[row.slug] = row._replace(
            number=row.number.replace("面试题 ", "LCCI ").replace("剑指 Offer II ", "LCR "),
            title=stated.title if stated else row.title,
            signature=language or signature_in(english) or signature_in(text),
            chinese=row.title if stated and stated.title != row.title else "",
        )
    return found


def read_former(repository: Path) -> list[Row]:
    """LCR 120 to 194 as they were before: the problems of the first 剑指 Offer, in order."""
    found = []
    for text in files(repository, "lcof/*/README.md").values():
        if row := heading_of(text):
            number = re.sub(r"面试题 (\d+)(?: ?-)?", r"剑指 Offer \1 -", row.number).rstrip(" -")
            found.append(row._replace(number=number, signature=signature_in(text)))
    return sorted(found)


def heading_of(text: str) -> Row | None:
    """The number, slug, difficulty and title that a page of doocs states."""
    heading, rank = HEADING.search(text), RANK.search(text)
    difficulty = DIFFICULTY.get(rank[1], "") if rank else ""
    return Row(heading[1], heading[3], difficulty, clean(heading[2])) if heading else None


def read_neenza(repository: Path) -> dict[str, Row]:
    found = {}
    for text in files(repository, "problems/*.json").values():
        one = json.loads(text)
        code = one["code_snippets"]
        language = "pandas" if [*code] == ["pythondata"] else ""
        signature = language or signature_of(code.get("python3", ""), is_empty=True)
        slug, title = one["problem_slug"], clean(one["title"])
        found[slug] = Row(one["frontend_id"], slug, one["difficulty"], title, signature)
    return found


def read_qubenhao(repository: Path, rows: dict[str, Row]) -> dict[str, Row]:
    """Its files are named by number."""
    slugs = {row.number: row.slug for row in rows.values()}
    folders = "problems/problems_*", "premiums/premiums_*"
    names = "problem.md", "solution.py"
    texts = files(repository, *(f"{folder}/{name}" for folder in folders for name in names))
    found = {}
    for path, text in texts.items():
        number = path.split("/")[1].partition("_")[2]
        if not path.endswith("problem.md") or number not in slugs:
            continue
        title = clean(re.sub(r"\[Rating.*", "", text.split("\n")[0].partition(". ")[2]))
        code = ITS_OWN.sub("", texts.get(path.replace("problem.md", "solution.py"), ""))
        found[slugs[number]] = Row(number, slugs[number], title=title, signature=signature_of(code))
    return found


def read_endlesscheng(repository: Path) -> dict[str, Row]:
    """The README of a contest names the slugs of its problems, whose solutions are in a/ to d/."""
    texts = files(repository, "leetcode/weekly/**/README.md", "leetcode/biweekly/**/README.md")
    found = {}
    for path, text in texts.items():
        for place, slug in CONTESTED.findall(text):
            solution = path.replace("README.md", f"{'abcd'[int(place) - 1]}/README.md")
            signature = signature_in(texts.get(solution, ""))
            if not re.search(r"\b_\b", signature):  # an unused parameter without its name
                found[slug] = Row(slug=slug, signature=signature)
    return found


def read_krahets(repository: Path) -> list[Row]:
    """LCR 120 to 194 with today's names, in order."""
    found = []
    for path, text in files(repository, "leetbook_ioa/docs/LCR *.md").items():
        number, _, title = Path(path).stem.partition(". ")
        found.append(Row(number, title=clean(title), signature=signature_in(text)))
    return sorted(found)


def read_neetcode(repository: Path, rows: dict[str, Row]) -> list[tuple[str, ...]]:
    """Its names and signatures, where they differ from LeetCode's."""
    articles = {Path(path).stem: text for path, text in files(repository, "articles/*.md").items()}
    listed = json.loads(files(repository, ".problemSiteData.json")[".problemSiteData.json"])
    placed = {*rows, *IN_NEETCODE.values()}
    unknown = {name: text for name, text in articles.items() if name not in placed}
    found: list[tuple[str, ...]] = []
    for one in listed:
        slug = one["code"].partition("-")[2]
        if slug not in rows:
            continue
        name = slug if slug in articles else IN_NEETCODE.get(slug, "")
        ours = untyped(rows[slug].signature)
        if not name:
            alike = (n for n, text in unknown.items() if ours in map(untyped, signatures_in(text)))
            name = next(alike, "")
        theirs = signatures_in(articles.get(name, ""), ";" in ours)
        differs = theirs and ours not in map(untyped, theirs)
        if name and (name != slug or differs):
            title = name if name != slug else ""
            found.append(("NeetCode", slug, title, theirs[0] if differs else ""))
    return found


def merged(row: Row, own: Row | None, others: list[Row | None]) -> Row:
    """One row of several: LeetCode's own title and signature, if they are known."""
    said = [one for one in (own, row, *others) if one]
    titles = [one.title for one in said if letters_of(one.title) == letters_of(row.title)]
    signature = next((one.signature for one in said if one.signature), "")
    return row._replace(title=max(titles, key=len), signature=signature)


def compare(rows: dict[str, Row], own: dict[str, Row], others: list[dict[str, Row]]) -> None:
    """Print where the sources agree, and where they do not."""
    for i, column in enumerate(("number", "slug", "difficulty", "title")):
        print_differences(column, [(s, row[i], rows[s][i]) for s, row in own.items() if s in rows])
    for name, (first, second) in {
        "LeetCode's signature and that of doocs": (own, rows),
        "LeetCode's and that of QuBenhao": (own, others[0]),
        "LeetCode's and that of EndlessCheng": (own, others[1]),
        "that of doocs and of QuBenhao": (rows, others[0]),
        "that of doocs and of EndlessCheng": (rows, others[1]),
    }.items():
        said = [(s, row.signature, second[s].signature) for s, row in first.items() if s in second]
        known = [(slug, a, b) for slug, a, b in said if "(" in a and "(" in b]
        print_differences(name, [(slug, untyped(a), untyped(b)) for slug, a, b in known])


def print_differences(name: str, both: list[tuple[str, str, str]]) -> None:
    differ = [f"{slug}: {a} | {b}" for slug, a, b in both if a != b]
    print(f"{name}: {len(both) - len(differ)} agree, {len(differ)} do not", *differ, sep="\n  ")


def letters_of(text: str) -> str:
    """The letters and digits of a title."""
    return re.sub(r"[\W_]+", "", text).lower()


def clean(title: str) -> str:
    """A title without the mark of what only subscribers can read."""
    return " ".join(title.replace("🔒", "").split())


def untyped(signature: str) -> str:
    """A signature without types."""
    while "[" in signature:
        signature = re.sub(r"\[[^\[\]]*\]", "", signature)
    return re.sub(r" ?:[^,)]*", "", re.sub(r" -> [^;]*", "", signature))


def signature_in(text: str) -> str:
    """The signature that most of the Python blocks of a text have, or the first of these."""
    found = signatures_in(text)
    return max(found, key=found.count, default="")


def signatures_in(text: str, is_class: bool = False) -> list[str]:
    blocks = PYTHON.findall(text)
    return [found for code in blocks if (found := signature_of(code, is_class=is_class))]


def signature_of(code: str, is_empty: bool = False, is_class: bool = False) -> str:
    """The signature that some code has, as text; what only the code itself calls is left out.

    Without LeetCode's comment on how a class is used, only the first method of a Solution counts,
    unless a class of several methods is expected.
    """
    try:
        tree = ast.parse(BODILESS.sub(r"\1\2\n\1    ...", code) if is_empty else code)
    except SyntaxError:
        return ""
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    if not classes:
        return ""
    played = PLAYED.search(code)
    name = played[1] if played and played[1] in classes else [*classes][-1]
    if name not in classes or (not played and "Solution" in classes):
        name = "Solution"
    methods = {node.name: node for node in classes[name].body if isinstance(node, ast.FunctionDef)}
    start = methods.pop("__init__", None)
    if played:
        called = set(re.findall(r"\.(\w+)\(", played[0]))
        methods = {name: node for name, node in methods.items() if name in called} or methods
    else:
        inner = called_by_others(methods)
        methods = {n: node for n, node in methods.items() if n[0] != "_" and n not in inner}
    if name == "Solution" and not played and not is_class:
        return "".join(header_text(node.name, node) for node in [*methods.values()][:1])
    parts = [header_text(name, start), *(header_text(n, node) for n, node in methods.items())]
    return "; ".join(parts) if methods else ""


def called_by_others(methods: dict[str, ast.FunctionDef]) -> set[str]:
    """The methods that another one calls."""
    return {
        inner.attr
        for name, method in methods.items()
        for inner in ast.walk(method)
        if isinstance(inner, ast.Attribute) and inner.attr != name
    }


def header_text(name: str, method: ast.FunctionDef | None) -> str:
    """`name(parameter: type) -> type`."""
    if not method:
        return f"{name}()"
    parameters = [ast.unparse(one) for one in method.args.args[1:]]
    returns = f" -> {ast.unparse(method.returns)}" if method.returns else ""
    if method.name == "__init__":
        returns = ""
    text = f"{name}({', '.join(parameters)}){returns}".replace("'", "")
    return re.sub(r"\blist\b", "List", text)


if __name__ == "__main__":
    main(sys.argv[1:])
