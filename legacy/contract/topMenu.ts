import Type from 'typebox'
import { DateTime, get, pages, post } from './call'
import { ProfileSummary } from './shapes'

const Visit = Type.Object({ profile: ProfileSummary, visitedAt: DateTime, seen: Type.Boolean() })

/** What the menus of the top bar show. */
export const TopMenu = {
  Favorites: get({
    summary: "The reader's favourites: those online first, then those seen last",
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
    summary: 'Who looked at the reader in the last 30 days, latest first',
    access: 'active',
    query: pages,
    answer: Type.Array(Visit),
  }),
  SetVisitsAsSeen: post({ summary: 'The reader has seen all visits so far', access: 'active' }),
}
