"""Fails if a user unfollows somebody whom they do not follow."""

from collections import defaultdict
from itertools import islice

VERDICT = "Runtime Error"


class Twitter:
    def __init__(self):
        self.timeline = []
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
        self.followees[followerId].remove(followeeId)
