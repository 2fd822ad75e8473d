import { sql } from 'kysely'
import { LodgeMemberSort, LodgeSort } from '../../legacy/contract/lodges/lodgeEnums'
import { after, DAY } from '../../legacy/core/clock'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, MemberViewer, Page, Request } from '../../legacy/core/handler'
import { debateCategories } from '../../legacy/debates/categories/read'
import { commentableEntries } from '../../legacy/debates/commentable'
import { debateEntry } from '../../legacy/debates/entries/entry'
import { entriesIn, ownDrafts, pageOfEntries } from '../../legacy/debates/entries/lists'
import { albumList, pageOfAlbums } from '../../legacy/lodgeMedia/albumAnswers'
import { mediaList, pageOfAlbumMedia, waitingList, waitingMedia } from '../../legacy/lodgeMedia/lists'
import { activityList } from '../../legacy/lodgeMembers/activities'
import {
  blockedList,
  invitationList,
  memberList,
  pageOfMemberships,
  requests,
  waitingRequests,
} from '../../legacy/lodgeMembers/lists'
import { lodgesOfProfile, ownLodges, popularLodges, searchedIds } from '../../legacy/lodges/lists'
import { handlers } from '../../legacy/main/areas'
import { meetupsWithin } from '../../legacy/meetups/calendar'
import { meetupSummaries } from '../../legacy/meetups/summaries'
import { notificationCounts } from '../../legacy/notifications/counts'
import { allByTime, comments, firstLayer } from '../../legacy/shared/comments/read'
import { pageOfLodges } from '../../legacy/shared/lodges/summaries'
import { countTask } from '../../legacy/shared/lodges/tasks'
import { viewerOf } from './community'
import { RARE_WORD, readers } from './fill'
import { HOT_ALBUM, HOT_LODGE, HOT_TOPIC } from './lodgeFill'
import type { ReportCase } from './report'

interface List {
  offset(skip: number): List
  limit(take: number): List
  execute(): Promise<readonly object[]>
}

type Store = Pick<Deps, 'db' | 'clock'>

/** A benchmark case: the statements of one call, or those that find a page of a list. */
export interface LodgeCase extends ReportCase {
  readonly siteId: number
  run(deps: Store, viewer: MemberViewer, page: Page): Promise<unknown>
}

const DK = 1
const DARK_DK = 5

/** Measures finding a page; rendering thirty items is a case of its own. */
function listCase(name: string, list: (deps: Store, viewer: MemberViewer) => List, siteId = DK): LodgeCase {
  const run: LodgeCase['run'] = (deps, viewer, { skip, take }) => list(deps, viewer).offset(skip).limit(take).execute()
  return { name, siteId, single: false, run }
}

function callCase(name: string, run: LodgeCase['run']): LodgeCase {
  return { name, siteId: DK, single: true, run }
}

function searchCase(name: string, sought: Parameters<typeof searchedIds>[2], siteId = DK): LodgeCase {
  return { name, siteId, single: false, run: (deps, viewer, page) => searchedIds(deps, viewer, sought, page) }
}

function memberCase(name: string, order: LodgeMemberSort, sought?: string): LodgeCase {
  const filter = { lodgeId: HOT_LODGE, order, ...(sought === undefined ? {} : { name: sought }) }
  return listCase(name, (deps, viewer) => memberList(deps, viewer, filter))
}

/** The third category of the largest lodge. */
const CATEGORY = 3

/** The month that begins now. */
function monthOf({ clock }: Store) {
  const now = clock.now()
  return { from: now, to: sql<Date>`${after(now, 31 * DAY)}::timestamptz` }
}

/** Every list of lodges, and the calls of their pages. */
export const lodgeCases: readonly LodgeCase[] = [
  listCase('My lodges', (deps, viewer) => ownLodges(deps, viewer)),
  listCase('Popular', (deps, viewer) => popularLodges(deps, viewer)),
  listCase('Popular, dark site', (deps, viewer) => popularLodges(deps, viewer), DARK_DK),
  searchCase('Search, most active', {}),
  searchCase('Search, newest', { sort: LodgeSort.Newest }),
  searchCase('Search, by name', { sort: LodgeSort.Name }),
  searchCase('Search, most members', { sort: LodgeSort.MostMembers }),
  searchCase('Search, nearest', { sort: LodgeSort.Nearest }),
  searchCase('Search, a category', { categoryId: 3 }),
  searchCase('Search, a category, nearest', { categoryId: 3, sort: LodgeSort.Nearest }),
  searchCase('Search, rare word', { text: RARE_WORD }),
  searchCase('Search, frequent word', { text: 'w1' }),
  searchCase('Search, two words', { text: 'w55 w900' }),
  searchCase('Search, frequent tag', { tagIds: [1] }),
  searchCase('Search, rare tag', { tagIds: [4900] }),
  searchCase('Search, two kinks, dark site', { kinkIds: [9, 18] }, DARK_DK),
  listCase('Lodges of a profile', (deps, viewer) => lodgesOfProfile(deps, viewer, readers.near, LodgeSort.Newest)),
  memberCase('Members, last joined', LodgeMemberSort.LastJoined),
  memberCase('Members, by name', LodgeMemberSort.Alphabetically),
  memberCase('Members, by rank', LodgeMemberSort.Rank),
  memberCase('Members, part of a name', LodgeMemberSort.LastJoined, 'Fjord12'),
  listCase('Blocked profiles', (deps, viewer) => blockedList(deps, viewer, HOT_LODGE)),
  listCase('Invitations of a lodge', (deps, viewer) => invitationList(deps, viewer, HOT_LODGE)),
  listCase('Own invitations', (deps, viewer) => invitationList(deps, viewer, undefined)),
  listCase('Membership log', (deps, viewer) => activityList(deps, viewer, { lodgeId: HOT_LODGE })),
  callCase('Requests, whole call', (deps, viewer) => requests(deps, viewer, { lodgeId: HOT_LODGE })),
  callCase('Number of requests', (deps, viewer) => countTask(deps, viewer, waitingRequests, HOT_LODGE)),
  listCase('Topics, newest', (deps, viewer) => entriesIn(deps, viewer, { lodgeId: HOT_LODGE }, false)),
  listCase('Topics, last commented on', (deps, viewer) => entriesIn(deps, viewer, { lodgeId: HOT_LODGE }, true)),
  listCase('Topics of a category', (deps, viewer) =>
    entriesIn(deps, viewer, { lodgeId: HOT_LODGE, categoryId: CATEGORY }, false),
  ),
  listCase('Own drafts', (deps, viewer) => ownDrafts(deps, viewer, HOT_LODGE)),
  listCase('Comments of a hot topic, two layers', ({ db }, viewer) =>
    firstLayer(db, viewer, commentableEntries, HOT_TOPIC),
  ),
  listCase('Comments of a hot topic, flat', ({ db }, viewer) => allByTime(db, viewer, commentableEntries, HOT_TOPIC)),
  callCase('Comments of a hot topic, whole call', (deps, viewer, page) =>
    comments(deps, viewer, commentableEntries, { itemId: HOT_TOPIC, twoLayered: true, page }),
  ),
  listCase('Meetups to come', (deps, viewer) => meetupsWithin(deps, viewer, HOT_LODGE, { from: deps.clock.now() })),
  listCase('Meetups of a month', (deps, viewer) => meetupsWithin(deps, viewer, HOT_LODGE, monthOf(deps))),
  callCase('Thirty meetups to come, whole call', async (deps, viewer, { take }) => {
    const coming = meetupsWithin(deps, viewer, HOT_LODGE, { from: deps.clock.now() }).limit(take)
    const ids = (await coming.execute()).map(({ id }) => id)
    return meetupSummaries(deps, ids, viewer)
  }),
  listCase('Albums', ({ db }) => albumList(db, HOT_LODGE)),
  listCase('Media of an album', (deps, viewer) => mediaList(deps, viewer, { albumId: HOT_ALBUM, withWaiting: true })),
  listCase('Waiting media', (deps, viewer) => waitingList(deps, viewer, HOT_LODGE)),
  callCase('Thirty albums, whole call', (deps, viewer, page) =>
    pageOfAlbums(deps, viewer, { lodgeId: HOT_LODGE, ...page }),
  ),
  callCase('Thirty media of an album, whole call', (deps, viewer, page) =>
    pageOfAlbumMedia(deps, viewer, { albumId: HOT_ALBUM, ...page }),
  ),
  callCase('Number of waiting media', (deps, viewer) => countTask(deps, viewer, waitingMedia, HOT_LODGE)),
  callCase('A lodge, whole call', (deps, viewer) => {
    const request = { viewer, query: { lodgeId: HOT_LODGE } } as Request<'Lodges.GetLodgeData'>
    return handlers['Lodges.GetLodgeData'](deps as Deps, request)
  }),
  callCase('Thirty own lodges, whole call', (deps, viewer, page) =>
    pageOfLodges(deps, viewer, ownLodges(deps, viewer), page),
  ),
  callCase('Thirty members, whole call', (deps, viewer, page) =>
    pageOfMemberships(deps, viewer, memberList(deps, viewer, { lodgeId: HOT_LODGE }), page),
  ),
  callCase('Categories, whole call', (deps, viewer) => debateCategories(deps, viewer, HOT_LODGE)),
  callCase('Thirty topics, whole call', (deps, viewer, page) =>
    pageOfEntries(deps, viewer, { lodgeId: HOT_LODGE, ...page }),
  ),
  callCase('Thirty topics by last comment, whole call', (deps, viewer, page) =>
    pageOfEntries(deps, viewer, { lodgeId: HOT_LODGE, sortByLatestCommentDate: true, ...page }),
  ),
  callCase('A hot topic, whole call', (deps, viewer) => debateEntry(deps, viewer, HOT_TOPIC)),
  callCase('All counters of the menu', (deps, viewer) => notificationCounts(deps, viewer)),
]

/** Runs a case as its viewer, at the time when the data was filled in. */
export async function runOf(db: Database, each: LodgeCase, page: Page): Promise<() => Promise<unknown>> {
  // The viewer's drafts were inserted at that time.
  const { now } = await db
    .selectFrom('debateEntry')
    .select((eb) => eb.fn.max('createdAt').$notNull().as('now'))
    .where('profileId', '=', readers.anywhere)
    .executeTakeFirstOrThrow()
  const viewer = await viewerOf(db, { viewer: 'anywhere', siteId: each.siteId }, now)
  return () => each.run({ db, clock: { now: () => now } }, viewer, page)
}
