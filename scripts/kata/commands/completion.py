"""Print a script that completes verbs, options, problems and solutions in your shell."""

import re
import shlex
from collections.abc import Callable, Iterable

from kata import KataError
from kata.commands.cli import Parser, Status
from kata.commands.main import VERBS
from kata.commands.options import OPTIONS, Option
from kata.paths import PROBLEMS
from kata.problem.find import problems
from kata.problem.lists import known_lists

EPILOG = """bash: source <(kata completion bash), in ~/.bashrc;
zsh: source <(kata completion zsh), in ~/.zshrc, after compinit;
fish: kata completion fish > ~/.config/fish/completions/kata.fish"""


def main(words: list[str]) -> Status:
    options = Parser("completion", __doc__, EPILOG).parsed(words)
    if options.shell not in SHELLS:
        raise KataError(f"name your shell, as in kata completion bash: {', '.join(SHELLS)}")
    print(SHELLS[options.shell](), end="")
    return Status.DONE


def _taking(name: str) -> str:
    """The verbs that take an argument of that name, separated by bars."""
    (option,) = (one for one in OPTIONS if one.name == name)
    return "|".join(verb for verb in VERBS if verb in option.about)


def _named(verb: str) -> list[Option]:
    return [one for one in OPTIONS if one.is_named and verb in one.about]


def _cases(line: Callable[[str, Iterable[str]], str]) -> str:
    """A line for each verb with its options, as `--file=` or, for a flag, `--json`."""
    spelled = ((verb, (o.word + "=" * bool(o.metavar) for o in _named(verb))) for verb in VERBS)
    return "\n".join(f"        {line(verb, words)}" for verb, words in spelled)


def _lists() -> str:
    """The lists that `--list=` takes, but no files."""
    topics = sorted({problem.topic.replace(" ", "-") for problem in problems() if problem.topic})
    return " ".join(name for name in (*known_lists(), *topics) if re.fullmatch(r"[\w-]+", name))


def _folders(end: str) -> str:
    """The folders of problems, each with this behind it, which the shell expands."""
    return " ".join(f"{shlex.quote(str(folder.resolve()))}/{end}" for folder in PROBLEMS)


def bash() -> str:
    cases = _cases(lambda verb, words: f"{verb}) options='{' '.join(words)}' ;;")
    return f"""\
_kata_offer() {{  # the names that begin with $2, each behind $1; compgen -W would expand them
    local name
    for name in "${{@:3}}"; do
        [[ $name == "$2"* ]] && printf -v name %q "$name" && COMPREPLY+=("$1$name")
    done
}}
_kata() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} verb=${{COMP_WORDS[1]}} options path names=()
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W '{" ".join(VERBS)}' -- "$word"))
        return
    fi
    case $verb in
{cases}
    esac
    local last=${{COMP_WORDS[COMP_CWORD - 1]}} before=${{COMP_WORDS[COMP_CWORD - 2]}}
    if [[ $word == = ]]; then before=$last last='=' word=''; fi
    if [[ $last == = ]]; then
        [[ $before == --list ]] && COMPREPLY=($(compgen -W '{_lists()}' -- "$word"))
    elif [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        [[ ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace 2>/dev/null
    elif ((COMP_CWORD == 2)); then
        case $verb in
        completion) names=({" ".join(SHELLS)}) ;;
        {_taking("problem")})
            for path in {_folders("*/")}; do
                path=${{path%/}} names+=("${{path##*/}}")
            done ;;
        esac
        _kata_offer "" "$word" "${{names[@]}}"
    else
        case $verb in
        {_taking("solutions")})
            for path in {_folders('"${COMP_WORDS[2]}"/{solutions,wrong}/*.py')}; do
                [[ -e $path ]] || continue
                [[ $path == */wrong/* ]] && last=wrong/ || last=
                path=${{path##*/}} names+=("$last${{path%.py}}")
            done ;;
        esac
        before=${{word%"${{word##*,}}"}}
        _kata_offer "$before" "${{word##*,}}" "${{names[@]}}"
    fi
}}
complete -o default -F _kata kata
"""


def zsh() -> str:
    cases = _cases(lambda verb, words: f"{verb}) options=({' '.join(words)}) ;;")
    return f"""\
_kata() {{
    local -a options names
    if (( CURRENT == 2 )); then
        compadd -- {" ".join(VERBS)}
        return
    fi
    case $words[2] in
{cases}
    esac
    if [[ $PREFIX == --list=* ]]; then
        compset -P '*='
        compadd -- {_lists()}
        _files
    elif [[ $PREFIX == --*=* ]]; then
        compset -P '*='
        _files
    elif [[ $PREFIX == -* ]]; then
        compadd -- ${{options:#*=}}
        compadd -S '' -- ${{(M)options:#*=}}
    elif (( CURRENT == 3 )); then
        case $words[2] in
        completion) compadd -- {" ".join(SHELLS)} ;;
        {_taking("problem")}) names=({_folders("*(N/:t)")}); compadd -- $names; _files ;;
        esac
    else
        case $words[2] in
        {_taking("solutions")})
            compset -P '*,'
            names=({_folders("$words[3]/solutions/*.py(N:t:r)")})
            names+=(wrong/${{^$(print -r -- {_folders("$words[3]/wrong/*.py(N:t:r)")})}})
            compadd -- $names ;;
        esac
        _files
    fi
}}
compdef _kata kata
"""


def fish() -> str:
    lines = [
        "function __kata_names",
        "    set -l words (commandline -opc)",
        "    if test (count $words) -eq 2",
        f"        for path in {_folders('*/')}; basename $path; end",
        "    else",
        f"        for path in {_folders('$words[3]/solutions/*.py')}; basename $path .py; end",
        f"        for path in {_folders('$words[3]/wrong/*.py')}",
        "            echo wrong/(basename $path .py)",
        "        end",
        "    end",
        "end",
        "set -l verbs " + " ".join(VERBS),
    ]
    for verb, (_, does) in VERBS.items():
        first = "-n 'not __fish_seen_subcommand_from $verbs'".replace("$verbs", " ".join(VERBS))
        lines.append(f"complete -c kata -f {first} -a {verb} -d {shlex.quote(does)}")
        seen = f"-n '__fish_seen_subcommand_from {verb}'"
        for one in _named(verb):
            values = f"-x -a '{_lists()}'" if one.name == "list" else "-r" * bool(one.metavar)
            about = shlex.quote(one.about[verb])
            lines.append(f"complete -c kata {seen} -l {one.word[2:]} {values} -d {about}")
        if verb in _taking("problem").split("|"):
            lines.append(f"complete -c kata {seen} -a '(__kata_names)'")
    lines.append(
        f"complete -c kata -f -n '__fish_seen_subcommand_from completion' -a '{' '.join(SHELLS)}'"
    )
    return "\n".join(line for line in lines if not line.startswith("set -l verbs")) + "\n"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}
