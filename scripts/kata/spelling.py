"""How messages name options and calls: rooms say which one is meant, commands how it is spelled."""

import shlex

POSITIONAL = "problem", "solutions"


def as_arguments(name, value):
    """An option as the command `kata` takes it; True stands for a flag."""
    if name in POSITIONAL:
        return str(value) or name.upper()
    return f"--{name}" if value in ("", True) else f"--{name}={value}"


style = {"program": "kata", "spell": as_arguments}  # which commands change for their caller


def option(name, value=""):
    """The option of that name, with a value or alone."""
    return style["spell"](name, value)


def call(verb, **options):
    """A call that can be pasted into a shell, with those of the options that have a value."""
    words = (option(name, _quoted(value)) for name, value in options.items() if value)
    return " ".join([style["program"], verb, *words])


def _quoted(value):
    """For a shell, unless it is a flag, or stands for something: `<name>`."""
    return value if value is True or str(value)[0] in "<*" else shlex.quote(str(value))
