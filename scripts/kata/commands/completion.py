"""Print a completion script for bash; put `source <(kata completion bash)` into ~/.bashrc."""

import shlex

from kata.commands.cli import Parser, Status
from kata.commands.main import VERBS
from kata.commands.options import OPTIONS
from kata.paths import PROBLEMS
from kata.problem.lists import known_lists
from kata.problem.lookup import problems


def main(words: list[str]) -> Status:
    Parser("completion", __doc__).parsed(words)
    print(_script(), end="")
    return Status.DONE


def _taking(name: str) -> str:
    """Return the verbs that take an argument of that name, separated by bars."""
    (option,) = (one for one in OPTIONS if one.name == name)
    return "|".join(verb for verb in VERBS if verb in option.about)


def _options(verb: str) -> str:
    """Return its options, as `--file=` or, for a flag, `--json`."""
    named = [one for one in OPTIONS if one.is_named and verb in one.about]
    return " ".join(one.word + "=" * bool(one.metavar) for one in named)


def _folders(end: str) -> str:
    """Return the folders of problems, each with this behind it, which the shell expands."""
    return " ".join(f"{shlex.quote(str(folder.resolve()))}/{end}" for folder in PROBLEMS)


def _script() -> str:
    topics = {problem.topic.replace(" ", "-") for problem in problems()} - {""}
    lists = shlex.join([*known_lists(), *sorted(topics)])
    cases = "\n".join(f"        {verb}) names=({_options(verb)}) ;;" for verb in VERBS)
    return f"""\
_kata() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} at=$((COMP_CWORD - 1)) before='' path names=()
    COMPREPLY=()
    [[ $word == = ]] && word='' at=$COMP_CWORD
    if ((COMP_CWORD == 1)); then
        names=({" ".join(VERBS)})
    elif [[ ${{COMP_WORDS[at]}} == = ]]; then
        [[ ${{COMP_WORDS[at - 1]}} == --list ]] && names=({lists})
    elif [[ $word == -* ]]; then
        case ${{COMP_WORDS[1]}} in
{cases}
        esac
    elif ((COMP_CWORD == 2)); then
        case ${{COMP_WORDS[1]}} in {_taking("problem")})
            for path in {_folders("*/")}; do
                path=${{path%/}} names+=("${{path##*/}}")
            done ;;
        esac
    else
        before=${{word%"${{word##*,}}"}} word=${{word##*,}}
        case ${{COMP_WORDS[1]}} in {_taking("solutions")})
            for path in {_folders('"${COMP_WORDS[2]}"/{solutions,wrong}/*.py')}; do
                [[ -e $path ]] || continue
                path=${{path%.py}} path=${{path#"${{path%/*/*}}"/}} names+=("${{path#solutions/}}")
            done ;;
        esac
    fi
    for path in "${{names[@]}}"; do  # compgen -W would expand them
        [[ $path == "$word"* ]] && printf -v path %q "$path" && COMPREPLY+=("$before$path")
    done
    [[ ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace 2>/dev/null
}}
complete -o default -F _kata kata
"""
