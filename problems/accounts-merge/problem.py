"""Accounts Merge: the accounts to judge on, and the people who are known after each of them."""

import re
from itertools import combinations, permutations
from random import Random
from string import ascii_letters

SMALL, LARGEST = 4, 1000
ANY_ORDER = 1  # of the accounts, but not of their emails
COMPARED = [("apart", 10), ("apart", 1000), ("chain", 1000), ("star", 1000)]
ANN = ["Ann@m.co", "ann.b@m.co", "ann@m.co", "ann.b@m.io"]
EMAIL = re.compile(r"[A-Za-z0-9]+([._][A-Za-z0-9]+)*@[a-z]+\.[a-z]+")


def inputs(pick, size):
    """Up to two emails an account, of one or two people; larger inputs have more of both.

    People may have the same name, and accounts of a person need not share an email.
    """
    count = pick(range(1, size + 1))
    if size <= SMALL:
        other = pick(("Ann", "bob"))
        orders = combinations if count == SMALL else permutations
        options = [["Ann", *emails] for n in (1, 2) for emails in orders(ANN, n)]
        if count < SMALL:
            options += [[other, "bob@m.co"], [other, "Al@m.co", "bob@m.co"]]
        return ([list(pick(options)) for _ in range(count)],)
    people, most, longest = pick(range(1, size + 1)), pick(range(1, 30)), pick(range(1, 20))
    names, owners = [pick.word(pick(range(1, 31)), ascii_letters) for _ in range(3)], []
    for person in range(people):
        word, emails = pick.word(longest, ascii_letters), range(pick(range(1, most + 1)))
        owners.append((pick(names), [f"{word}{person}_{i}@m.co" for i in emails]))
    accounts = []
    for _ in range(count):
        name, emails = pick(owners)
        accounts.append([name, *pick.shuffled(pick.distinct(pick(range(1, 10)), emails))])
    return (accounts,)


def check(accounts):
    """Emails are valid, none is twice in an account, and their owners have one name each."""
    names = {}
    for name, *emails in accounts:
        if len(set(emails)) < len(emails):
            raise ValueError(f"an account of {name} has an email twice")
        for email in emails:
            if not EMAIL.fullmatch(email) or names.setdefault(email, name) != name:
                raise ValueError(f"{email} is not valid, or has owners of different names")


def answer(accounts):
    """Each account joins all people who have one of its emails."""
    people = []
    for name, *emails in accounts:
        same = [known for _, known in people if not known.isdisjoint(emails)]
        people = [(other, known) for other, known in people if known.isdisjoint(emails)]
        people.append((name, {*emails}.union(*same)))
    return [[name, *sorted(emails)] for name, emails in people]


def killers():
    """The longest lists, named after what makes them hard."""
    for name, (accounts,) in workloads(LARGEST).items():
        yield f"1,000 accounts, {name}, reversed", (accounts[::-1],)
    yield "1,000 equal accounts", ([["z" * 30, "Z" * 25 + "@m.co"]] * LARGEST,)


def workloads(size):
    """That many accounts to time."""
    links = [["John", f"{i}@m.co", f"{i + 1}@m.co"] for i in range(size)]
    own = [["John", *(f"{i}.{j}@m.co" for j in range(8))] for i in range(size)]
    single = [["John", email] for account in own[: size // 9] for email in account[1:]]
    return {
        "chain": (links,),
        "chain in any order": (Random(size).sample(links, size),),
        "star": ([[*emails, "z@m.co"] for emails in own],),
        "apart": ([[*emails, f"{i}@m.co"] for i, emails in enumerate(own)],),
        "eight at once": (single + own[: size // 9],),
    }
