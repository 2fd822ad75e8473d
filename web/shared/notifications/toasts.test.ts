import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#platform/live/liveEvents'
import { toastOf, type Toast } from './toastOf'
import { notificationPath, type NotificationFacts } from './notificationPath'
import { newsWords } from './newsWords'
import { addToPopUp } from './popUp'

const VIEWER = 7
const actor = { legacyId: 12 }
const facts = (own: Partial<NotificationFacts>): NotificationFacts => ({
  __typename: 'ProfileNotification',
  topic: 'LIKE',
  actor,
  ...own,
})

const entry = { entryId: 'entry-id', entry: { legacyId: 3 } }
const topicEntry = { entryId: 'topic-id', entry: { legacyId: 3, lodge: { legacyId: 2 } } }
const meetup = { meetup: { legacyId: 4, lodge: { legacyId: 2 } } }
const lodgeDecision = { lodge: { legacyId: 2 }, album: { legacyId: 6 } }
const comment = { commentId: 'comment-id', comment: { legacyId: 5 } }

describe('a notification', () => {
  it.each<[Partial<NotificationFacts>, string, string]>([
    [{}, 'LIKE_PROFILE', '/Profile/12'],
    [{ topic: 'FAVOURITE' }, 'FAVOURITE', '/Profile/12'],
    [{ topic: 'GUESTBOOK_ENTRY' }, 'GUESTBOOK_ENTRY', '/Profile/7/Guestbook'],
    [{ topic: 'RELATION_REQUEST' }, 'RELATION_REQUEST', '/EditProfile/Relations'],
    [
      { __typename: 'AlbumNotification', topic: 'ALBUM_REQUEST', album: { legacyId: 4 } },
      'ALBUM_REQUEST',
      '/EditProfile/PicturesAndVideos/Album/4',
    ],
    [
      { __typename: 'MediaNotification', media: { __typename: 'Picture', legacyId: 9 } },
      'LIKE_PICTURE',
      '/Profile/7/Pictures/Picture/9',
    ],
    [
      { __typename: 'MediaNotification', media: { __typename: 'Video', legacyId: 9 } },
      'LIKE_VIDEO',
      '/Profile/7/Pictures/Video/9',
    ],
    [
      {
        __typename: 'MediaNotification',
        media: { __typename: 'Picture', legacyId: 9, lodgeAlbum: { legacyId: 6, lodge: { legacyId: 2 } } },
      },
      'LIKE_PICTURE',
      '/Community/Lodges/Lodge/2/Media/Album/6?medium=9',
    ],
    [{ __typename: 'MediaNotification', media: null }, 'LIKE_PICTURE', '/Profile/7/Pictures'],
    [{ __typename: 'BlogNotification', ...entry }, 'LIKE_ENTRY', '/Community/Blogs/Entry/3'],
    [{ __typename: 'BlogNotification', ...entry, ...comment }, 'LIKE_COMMENT', '/Community/Blogs/Entry/3#comment-5'],
    [
      { __typename: 'BlogNotification', topic: 'MENTION', ...entry, ...comment },
      'MENTION',
      '/Community/Blogs/Entry/3#comment-5',
    ],
    [
      { __typename: 'BlogNotification', ...entry, commentId: 'comment-id', comment: null },
      'LIKE_COMMENT',
      '/Community/Blogs/Entry/3',
    ],
    [{ __typename: 'BlogNotification', entryId: 'entry-id', entry: null }, 'LIKE_ENTRY', '/Community/Blogs/All'],
    [
      { __typename: 'BlogNotification', topic: 'NEW_FOLLOWER', entryId: null },
      'NEW_FOLLOWER',
      '/Community/Blogs/Followed/MyFollowers',
    ],
    [{ __typename: 'DebateNotification', ...topicEntry }, 'LIKE_TOPIC', '/Community/Lodges/Lodge/2/Debate/Topic/3'],
    [
      { __typename: 'DebateNotification', topic: 'DEBATE_COMMENT', ...topicEntry, ...comment },
      'DEBATE_COMMENT',
      '/Community/Lodges/Lodge/2/Debate/Topic/3#comment-5',
    ],
    [
      { __typename: 'MeetupNotification', topic: 'MEETUP_REMINDER', ...meetup },
      'MEETUP_REMINDER',
      '/Community/Lodges/Lodge/2/Calendar/Meetup/4',
    ],
    [
      { __typename: 'MeetupNotification', ...meetup, ...comment },
      'LIKE_COMMENT',
      '/Community/Lodges/Lodge/2/Calendar/Meetup/4#comment-5',
    ],
    [
      { __typename: 'LodgeMediaNotification', topic: 'LODGE_MEDIA_ACCEPTED', decision: lodgeDecision },
      'LODGE_MEDIA_ACCEPTED',
      '/Community/Lodges/Lodge/2/Media/Album/6',
    ],
    [
      {
        __typename: 'LodgeMediaNotification',
        topic: 'LODGE_MEDIA_REJECTED',
        decision: { ...lodgeDecision, album: null },
      },
      'LODGE_MEDIA_REJECTED',
      '/Community/Lodges/Lodge/2/Media/Albums',
    ],
    [
      { __typename: 'LodgeMediaNotification', topic: 'LODGE_MEDIA_REJECTED', decision: null },
      'LODGE_MEDIA_REJECTED',
      '/Community/Lodges',
    ],
    [
      { __typename: 'DebateNotification', entryId: 'entry-id', entry: null, ...comment },
      'LIKE_COMMENT',
      '/Community/Lodges',
    ],
  ])('%j is told as %s and leads to %s', (own, words, path) => {
    expect(newsWords(facts(own))).toBe(words)
    expect(notificationPath(facts(own), VIEWER)).toBe(path)
  })
})

/** A message event of the live stream. */
function message(own: { kind?: string; type?: string; viewerIsAuthor?: boolean; author?: object | null }): LiveEvent {
  const {
    kind = 'NORMAL',
    type = 'NORMAL',
    viewerIsAuthor = false,
    author = { id: 'p', name: 'Ida', picture: null },
  } = own
  return {
    __typename: 'LiveMessage',
    conversation: { id: 'c', legacyId: 5, kind, name: 'Vinterbadere' },
    message: { __typename: 'TextMessage', id: 'm', legacyId: 1, type, viewerIsAuthor, author },
  } as unknown as LiveEvent
}

function news(topic: string): LiveEvent {
  return {
    __typename: 'LiveNews',
    topic,
    actor: { id: 'p', legacyId: 12, name: 'Ida', picture: null },
    notification: null,
  } as unknown as LiveEvent
}

describe('the toast of an event', () => {
  it('names the author and the place of a message', () => {
    expect(toastOf(message({}), VIEWER)).toMatchObject({ topic: 'MAIL', words: 'MAIL', name: 'Ida', path: '/Mail/5' })
    expect(toastOf(message({ kind: 'GROUP_CHAT' }), VIEWER)).toMatchObject({
      topic: 'GROUP_CHAT',
      words: 'GROUP_CHAT',
      place: 'Vinterbadere',
    })
    expect(toastOf(message({ kind: 'SYSTEM', author: null }), VIEWER)).toMatchObject({
      topic: 'MAIL',
      words: 'MAIL',
      name: 'Vinterbadere',
    })
  })

  it('names the visitor', () => {
    expect(toastOf(news('VISIT'), VIEWER)).toMatchObject({ topic: 'VISIT', words: 'VISIT', path: '/Profile/12' })
  })

  it.each<[string, LiveEvent]>([
    ['what the member wrote', message({ viewerIsAuthor: true })],
    ['who came into a group chat', message({ kind: 'GROUP_CHAT', type: 'GROUP_CHAT_MEMBER_ADDED' })],
    ['who came into a lodge', message({ kind: 'LODGE', type: 'LODGE_MEMBER_JOINED' })],
    ['a request for an album, which is told as such', message({ type: 'PROTECTED_PICTURES_ACCESS' })],
    ['a message once more', news('MAIL')],
    ['a message in a group chat once more', news('GROUP_CHAT')],
    ['a favourite who is online, which the client asks for', news('FAVOURITE_ONLINE')],
    ['that counters changed', { __typename: 'LiveCounts', at: '' }],
  ])('leaves out %s', (_, event) => {
    expect(toastOf(event, VIEWER)).toBeNull()
  })
})

describe('a group of toasts', () => {
  const toast = (path: string): Toast => ({
    group: 'mail',
    topic: 'MAIL',
    words: 'MAIL',
    name: 'Ida',
    picture: null,
    path,
  })

  it('links to the conversation of its messages', () => {
    const popUp = ['/Mail/5', '/Mail/5', '/Mail/5'].map(toast).reduce(addToPopUp, undefined as never)
    expect(popUp).toMatchObject({ more: 2, path: '/Mail/5' })
  })

  it('links to all messages when they are from several conversations', () => {
    const first = addToPopUp(undefined, toast('/Mail/5'))
    const second = addToPopUp(first, toast('/Mail/6'))
    expect(second).toMatchObject({ more: 1, path: '/Mail' })
    expect(addToPopUp(second, toast('/Mail/6'))).toMatchObject({ more: 2, path: '/Mail' })
  })
})
