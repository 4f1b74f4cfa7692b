"""Keeps the followees in a list, where one unfollow removes only one of two follows."""

from collections import defaultdict
from itertools import islice


class Twitter:
    def __init__(self):
        self.timeline = []
        self.followees = defaultdict(list)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.timeline.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = {userId, *self.followees[userId]}
        feed = (tweet for author, tweet in reversed(self.timeline) if author in authors)
        return list(islice(feed, 10))

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].append(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        if followeeId in self.followees[followerId]:
            self.followees[followerId].remove(followeeId)
