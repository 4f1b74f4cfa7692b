"""Reads the timeline from the beginning, which finds the ten oldest tweets."""

from collections import defaultdict
from itertools import islice


class Twitter:
    def __init__(self):
        self.timeline = []
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.timeline.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = {userId, *self.followees[userId]}
        feed = (tweet for author, tweet in self.timeline if author in authors)
        return list(islice(feed, 10))

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
