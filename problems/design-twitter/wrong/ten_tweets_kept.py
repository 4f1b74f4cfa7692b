"""Keeps only the ten latest tweets of all users, which need not belong to the feed."""

from collections import defaultdict, deque
from itertools import islice

CAUGHT_BY = "generated"


class Twitter:
    def __init__(self):
        self.timeline = deque(maxlen=10)
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.timeline.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = {userId, *self.followees[userId]}
        feed = (tweet for author, tweet in reversed(self.timeline) if author in authors)
        return list(islice(feed, 10))

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
