import Type from 'typebox'
import { DateTime, get, pages, post } from './call'
import { Conversation } from './mailShapes'
import { Notification } from './notifications'
import { ProfileSummary } from './shapes'

const Visit = Type.Object({ profile: ProfileSummary, visitedAt: DateTime, seen: Type.Boolean() })

/** The menus of the top bar. */
export const TopMenu = {
  Favorites: get({
    summary: "The viewer's favourites: those online first, then those seen last",
    access: 'active',
    query: pages,
    answer: Type.Array(ProfileSummary),
  }),
  OnlineFavorites: get({
    summary: 'Favourites that are online, those seen last first, at most 100',
    access: 'active',
    answer: Type.Array(ProfileSummary),
  }),
  Visits: get({
    summary: 'Visitors of the last 30 days, latest first',
    access: 'active',
    query: pages,
    answer: Type.Array(Visit),
  }),
  Conversations: post({
    summary: "The viewer's conversations with the latest message first, pinned or not",
    access: 'active',
    body: pages,
    answer: Type.Array(Conversation),
  }),
  CommunityNotifications: get({
    summary: 'News of the community: counters by area, and the ten latest notifications about it',
    access: 'active',
    answer: Type.Object({
      blogs: Type.Integer({ minimum: 0 }),
      blogsCurated: Type.Integer({ minimum: 0 }),
      lodgeAdmin: Type.Integer({ minimum: 0 }),
      eventAdmin: Type.Integer({ minimum: 0 }),
      notifications: Type.Array(Notification),
    }),
  }),
  SetVisitsAsSeen: post({ summary: 'The viewer has seen all visits so far', access: 'active' }),
}
