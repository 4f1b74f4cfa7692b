"""Design Twitter: the calls to judge on, and the last ten tweets of everybody, sorted."""

from collections import defaultdict
from itertools import count
from random import Random

SMALL, RANDOM, LARGEST = 5, 1000, 10_000
USERS, TWEETS = range(1, 501), range(10**4 + 1)
GROUPS = USERS[:2], USERS[:3], USERS[:15], USERS[:50], USERS
STEPS = 1, -1, 7000  # from the id of a tweet to that of the next one; 7000 mixes them up
FOLLOWING = "follow", "unfollow"
METHODS = "postTweet", "getNewsFeed", *FOLLOWING


class Twitter:
    """Who posted what, and who follows whom."""

    def __init__(self):
        self.time, self.tweets, self.followees = 0, defaultdict(list), defaultdict(set)

    def postTweet(self, userId, tweetId):
        self.time += 1
        self.tweets[userId].append((self.time, tweetId))

    def getNewsFeed(self, userId):
        authors = self.followees[userId] | {userId}
        feed = sorted(tweet for author in authors for tweet in self.tweets[author][-10:])
        return [tweet for _, tweet in feed[::-1][:10]]

    def follow(self, followerId, followeeId):
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId, followeeId):
        self.followees[followerId].discard(followeeId)


def inputs(pick, size):
    """Calls by two users in small inputs, by two or more in others; the first one reads last."""
    length = pick(range(size))
    if size > SMALL:
        users, first, step = pick(GROUPS), pick(TWEETS), pick(STEPS)
    elif length < 3:
        users, first, step = (1, pick(USERS[1:])), pick(TWEETS), 7000
    else:
        users, first, step = (1, 2), 5, 7000
    calls = []
    for _ in range(length):
        name, user, other = pick(METHODS), pick(users), pick(users[1:])
        calls.append((name, user, users[0] if other == user else other))
    return played([*calls, ("getNewsFeed", users[0], 0)], first, step)


def check(names, values):
    """No id comes twice, and no user follows or unfollows themselves."""
    calls = list(zip(names[1:], values[1:]))
    tweets = [values[1] for name, values in calls if name == "postTweet"]
    if len(set(tweets)) < len(tweets):
        raise ValueError("two tweets have the same id")
    for name, (user, *others) in calls:
        if name in FOLLOWING and user in others:
            raise ValueError(f"user {user} cannot {name} themselves")


def gen_one_reader(rng, size):
    """One user follows up to 30 others, all of whom post, and reads now and then."""
    return one_reader(rng, size, rng.randint(1, 30), 0.2)


def killers():
    """Ten thousand calls, named after who reads."""
    rng = Random("killers")
    for others in 1, 20, 499:
        name = f"a reader who follows {others} of the others"
        yield name, one_reader(rng, LARGEST, others, 0.02)
    # LeetCode accepts those who read one timeline of all tweets backwards, if not very often.
    posts, reads = [("postTweet", 2, 0)] * 10_000, [("getNewsFeed", 1, 0)] * 500
    own = ("postTweet", 1, 0)
    yield "a reader with one old tweet, who follows nobody", played([own, *posts, *reads], 5, 1)
    yield "a reader of nothing, who follows nobody", played([*posts, *reads], 5, 1)
    calls = [("postTweet", 1, 0), ("postTweet", 11, 0), ("follow", 11, 1), ("follow", 1, 111)]
    calls += [("getNewsFeed", user, 0) for user in (1, 11, 111)]
    yield "user 11 follows 1, and not the other way round", played(calls, 5, 1)
    bases = 10, 16, 31, 32, 64, 100, 101, 128, 131, 256
    follows = [("follow", *pair) for base in bases for pair in ((1, base + 3), (base + 2, 2))]
    posts, reads = ([(name, user, 0) for user in (2, 3)] for name in ("postTweet", "getNewsFeed"))
    yield "keys to base 10, 16, 31 ... confuse users 2 and 3", played(posts + follows + reads, 5, 1)


def one_reader(rng, size, others, reads):
    """User 1 follows the others, posts like them, unfollows a few, and reads this often."""
    users = rng.sample(USERS[1:], others)
    calls = [("follow", 1, user) for user in users]
    while len(calls) < size:
        user, chance = rng.choice(users), rng.random()
        if chance < reads:
            calls.append(("getNewsFeed", 1, 0))
        elif chance < reads + 0.02:
            calls.append((rng.choice(("follow", "unfollow")), 1, user))
        else:
            calls.append(("postTweet", rng.choice((1, user, user, user)), 0))
    return played([*calls, ("getNewsFeed", 1, 0)], rng.choice(TWEETS), rng.choice(STEPS))


def played(calls, first, step):
    """The two lists of LeetCode; the ids of tweets start with the first and go on in such steps."""
    tweets = ((first + step * i) % len(TWEETS) for i in count())
    values = [
        [user, next(tweets)] if name == "postTweet" else [user, other][: 1 + (name in FOLLOWING)]
        for name, user, other in calls
    ]
    return ["Twitter", *(name for name, _, _ in calls)], [[], *values]
