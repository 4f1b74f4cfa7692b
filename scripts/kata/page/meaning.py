"""What the steps of a run mean, as far as there is room to say it."""

from typing import Any

from kata.page.packing import alone
from kata.page.plan import Wish
from kata.page.runs import Run
from kata.page.scenes import scenes
from kata.steps.state import states
from kata.steps.story import story
from kata.wire.setup import CHANGED

SPARE = 0.95  # of what would fit, so that one cut is mostly enough


def explain(run: Run, wish: Wish, most: int) -> None:
    """Add what the steps of the run mean; steps that do not fit into so many characters go."""
    _cut(run, most)
    if not run.story or len(run.story.told) > len(run.steps):
        _tell(run, wish)
        while alone(run) > most and run.steps:
            _cut(run, most)
            _tell(run, wish)


def _cut(run: Run, most: int) -> None:
    """Drop the last steps as long as the run takes more than so many characters."""
    while (size := alone(run)) > most and run.steps:
        run.cut(int(len(run.steps) * most / size * SPARE))


def _tell(run: Run, wish: Wish) -> None:
    solution, shape = wish.solution, wish.solution.shape
    run.story = story(run.steps, solution.source, shape.changed if shape.way == CHANGED else None)
    run.scenes = scenes(solution.problem, wish.case, run.steps)
    run.printed = printed(run.steps)
    run.why = wish.verdict.why if wish.failure else ""


def printed(steps: list[Any]) -> list[tuple[int, str]]:
    """What is printed, each part with its step."""
    first, *others = steps or [{}]
    if "p" not in first and all(path[0] != "p" for step in others for path, *_ in step):
        return []  # most runs print nothing
    return [(k, state.printed) for k, state in enumerate(states(steps)) if state.printed]
