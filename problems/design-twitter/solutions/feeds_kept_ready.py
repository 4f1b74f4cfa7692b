"""Queue for each reader: a new tweet is delivered to its author and to all followers.

This pays off if feeds are read much more often than tweets are posted. A feed is a queue of at most
ten tweets: when it is full, a new one pushes out the oldest. A feed is rebuilt when its reader
follows or unfollows somebody.
Level: 3
From: sort; a feed is collected from scratch whenever it is read, so keep it ready, and add each
  tweet to it when the tweet is posted
Beware: wrong/old_tweets_missing
Time: O(1) to read, O(f) to post and O(e log e) to (un)follow; f followers, e followees
Space: O(t + r + u), for t tweets, r pairs of a follower and a followee, and u users in all calls:
  each of them may have a feed, a list and two sets, even if all are empty
"""

from collections import defaultdict, deque


class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets = defaultdict(list)
        self.followers, self.followees = defaultdict(set), defaultdict(set)
        self.feeds = defaultdict(lambda: deque(maxlen=10))

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.time += 1
        tweet = self.time, tweetId
        self.tweets[userId].append(tweet)
        for reader in {userId, *self.followers[userId]}:
            self.feeds[reader].append(tweet)

    def getNewsFeed(self, userId: int) -> list[int]:
        return [tweet for _, tweet in reversed(self.feeds[userId])]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)
        self.followers[followeeId].add(followerId)
        self.collect(followerId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
        self.followers[followeeId].discard(followerId)
        self.collect(followerId)

    def collect(self, reader):
        """Rebuild this feed from the ten latest tweets of each author."""
        recent = []
        for author in {reader, *self.followees[reader]}:
            recent += self.tweets[author][-10:]
        recent.sort()
        self.feeds[reader] = deque(recent, maxlen=10)
