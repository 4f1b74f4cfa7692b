"""What the log says as a whole: per problem and topic, of the last weeks and the next days."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from statistics import median

from kata.practice.diary import Diary
from kata.practice.model import DONE, Card, Rating

WEEKS, DAYS = 8, 7  # that are shown: behind us, and before us
FEW = 2  # attempts from which a topic can be called weak


@dataclass(frozen=True)
class Practised:
    """One card in numbers."""

    title: str
    attempts: int
    last: date
    due: date
    rating: Rating | None  # of the last attempt
    seconds: float  # of the last attempt
    usual: int  # the median of all attempts
    tries: int  # in the last attempt


@dataclass(frozen=True)
class Topic:
    """How the attempts at the problems of a topic went."""

    name: str
    attempts: int
    weak: int  # those rated again or hard


@dataclass(frozen=True)
class History:
    """All that `kata log` shows."""

    due: list[str]  # today
    practised: list[Practised]
    days: dict[str, int]  # {day: attempts that were ended}, without empty ones
    next: dict[str, int]  # {day: what comes back}; what is due already belongs to today
    topics: list[Topic]  # the weakest first


def history_of(diary: Diary, cards: Iterable[Card]) -> History:
    """The history of these cards."""
    today = diary.today
    some = sorted(cards, key=lambda card: (card.due, card.title))
    days = Counter(one.day for card in some for one in card.attempts if one.event == DONE)
    coming = Counter(max(card.due, today) for card in some)
    ahead = [today + timedelta(number) for number in range(DAYS)]
    return History(
        due=[card.title for card in some if card.due <= today],
        practised=[_practised(card) for card in some],
        days={str(day): days[day] for day in sorted(days)},
        next={str(day): coming[day] for day in ahead},
        topics=_topics(diary, some),
    )


def _practised(card: Card) -> Practised:
    times = [one.seconds for one in card.attempts]
    return Practised(
        title=card.title,
        attempts=len(card.attempts),
        last=card.last.day,
        due=card.due,
        rating=card.last.rating,
        seconds=card.last.seconds,
        usual=round(median(times)),
        tries=card.last.tries,
    )


def _topics(diary: Diary, cards: list[Card]) -> list[Topic]:
    """The topics with enough attempts, those with the largest part of weak ones first."""
    ratings: dict[str, list[bool]] = defaultdict(list)
    for card in cards:
        problem = diary.here.get(card.key.problem)
        if problem and problem.topic:
            ratings[problem.topic] += [bool(o.rating and o.rating.is_weak) for o in card.attempts]
    found = [Topic(name, len(weak), sum(weak)) for name, weak in ratings.items()]
    weak = [topic for topic in found if topic.weak and topic.attempts >= FEW]
    return sorted(weak, key=lambda topic: (-topic.weak / topic.attempts, topic.name))
