"""What solutions are called on a page, and pages on disk: short, and without anybody's folders."""

import re
from hashlib import sha256
from pathlib import Path

LONGEST = 50  # characters of a part of a file's name
COMPARED = "workloads", "ranks", "ladder"  # what a page shows of a report


def labels(solutions):
    """{solution: its name on a page}, of a file from elsewhere without its folder."""
    own = [solution.name for solution in solutions if not solution.is_elsewhere]
    tails = _tails([solution.name for solution in solutions if solution.is_elsewhere], own)
    return {solution: tails.get(solution.name, solution.name) for solution in solutions}


def relabelled(report, own):
    """What a page shows of a comparison, with the names that files from elsewhere have there."""
    if not isinstance(report, dict):
        return None
    tails = _tails([name for name in report.get("ranks", ()) if name not in own], own)

    def renamed(value):
        if isinstance(value, dict):
            return {tails.get(key, key): renamed(inner) for key, inner in value.items()}
        return value

    return {key: renamed(report[key]) for key in COMPARED if key in report}


def _tails(paths, taken):
    """{path: the shortest tail of it that tells it apart from the others and from these names}."""
    parts = {path: Path(path).absolute().parts[1:] for path in paths}
    found = {}
    for path, own in parts.items():
        others = [other for other in parts.values() if other != own]
        others += [tuple(name.split("/")) for name in taken]
        sizes = range(1, len(own))
        alone = (n for n in sizes if all(other[-n:] != own[-n:] for other in others))
        found[path] = "/".join(own[-next(alone, len(own)) :])
    return found


def file_name(problem, wanted, typed=""):
    """What the file of a page is called; what shows a part only never has the full page's name."""
    parts, right = [problem.slug], {solution.name for solution in problem.solutions}
    if wanted.case:
        case = typed if wanted.case.group == "typed" else str(wanted.case.number)
        parts.append(f"case-{_legal(case)}")
    if wanted.solutions:
        names = labels(wanted.solutions).values()
        bare = ((name.removeprefix("wrong/"), name) for name in names)
        names = (name if short in right else short for short, name in bare)
        parts.append(_legal("-".join(names).replace("/", "-").replace(":", "-")))
    return f"{'.'.join(parts)}.html"


def _legal(text):
    """The text as a part of a file's name; a digest tells it apart where it is not all there."""
    kept = re.sub(r"[^\w.]+", "-", text, flags=re.ASCII)[:LONGEST].strip("-.")
    if kept == text:
        return text
    digest = sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:6]
    return f"{kept}-{digest}".lstrip("-")
