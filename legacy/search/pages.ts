import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { SearchOrder } from '../contract/enums'
import type { ProfileSummary } from '../contract/shapes'
import { MAX_LIST_LENGTH, pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { pageOfProfiles } from '../shared/profiles/pageOfProfiles'
import { anyOf } from '../core/database/anyOf'
import { profileSummaries } from '../shared/profiles/summary'
import { wantedBy, type Wanted } from '../shared/search/filters'
import { matchProfiles, runningPromotion, searchedProfiles, type Search } from './lists'
import { matchesOf } from '../shared/search/match'
import type { SearchBuilder } from '../shared/search/rows'

/** Promotion applies to the site's default orders only. */
const promotingOrders: ReadonlySet<SearchOrder> = new Set([SearchOrder.LastOnline, SearchOrder.Newest])

/** Upper bound for counting results. */
const MAX_COUNT = 1000

type Store = Pick<Deps, 'db' | 'clock'>

type Paging = Parameters<typeof pageOf>[0]

/** A page of a search: promoted matches first. */
export async function searchPage(
  deps: Store,
  viewer: MemberViewer,
  { options = {}, text, order = SearchOrder.LastOnline, ...paging }: BodyOf<'Search.SearchProfiles'>,
): Promise<AnswerOf<'Search.SearchProfiles'>> {
  const { skip, take } = pageOf(paging)
  const search = { wanted: await wantedBy(deps, viewer, options), text, order }
  const promoted = promotingOrders.has(order) ? await promotedIds(deps, viewer, search) : []
  const ids = promoted.slice(skip, skip + take)
  if (ids.length < take) {
    const others = { ...search, narrowed: (eb: SearchBuilder) => eb.not(eb('profile.id', '=', anyOf(promoted))) }
    const list = searchedProfiles(deps.db, viewer, promoted.length > 0 ? others : search, deps.clock.now())
    const rest = { skip: Math.max(0, skip - promoted.length), take: take - ids.length }
    ids.push(...(await idsOf(list, rest)))
  }
  const first = new Set(promoted)
  const summaries = await profileSummaries(deps, ids, viewer)
  return summaries.map((summary) => ({ ...summary, promoted: first.has(summary.id) }))
}

/** Counts the matches unordered and up to a bound, which limits the cost. */
export async function countProfiles(
  deps: Store,
  viewer: MemberViewer,
  { options = {}, text }: BodyOf<'Search.CountProfiles'>,
): Promise<AnswerOf<'Search.CountProfiles'>> {
  const search = { wanted: await wantedBy(deps, viewer, options), text, order: SearchOrder.LastOnline }
  const found = searchedProfiles(deps.db, viewer, search, deps.clock.now())
    .clearOrderBy()
    .limit(MAX_COUNT + 1)
  const { count } = await deps.db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Math.min(MAX_COUNT, count), more: count > MAX_COUNT }
}

/** A page of profiles with a match word, in the site's country. */
export async function matchWordPage(
  deps: Store,
  viewer: MemberViewer,
  { word, ...paging }: QueryOf<'Search.SearchMatchWord'>,
): Promise<ProfileSummary[]> {
  const wanted = await wantedBy(deps, viewer, { matchWords: [word] })
  const list = searchedProfiles(deps.db, viewer, { wanted, order: SearchOrder.LastOnline }, deps.clock.now())
  return pageOfProfiles(deps, viewer, list, pageOf(paging))
}

export async function matchPage(
  deps: Store,
  viewer: MemberViewer,
  paging: Paging,
): Promise<AnswerOf<'Search.GetMatchProfiles'>> {
  const list = matchProfiles(deps.db, viewer, await wantedMatches(deps, viewer), deps.clock.now())
  const ids = await idsOf(list, pageOf(paging))
  const [summaries, matches] = await Promise.all([profileSummaries(deps, ids, viewer), matchesOf(deps, viewer, ids)])
  return summaries.flatMap((profile) => {
    const match = matches.get(profile.id)
    return match ? [{ profile, match }] : []
  })
}

/** Criteria for possible matches: within the viewer's distance, else in the site's country. */
export function wantedMatches(deps: Pick<Deps, 'db'>, viewer: MemberViewer): Promise<Wanted> {
  const distance = viewer.profile.seekDistance
  return wantedBy(deps, viewer, distance === null ? {} : { distance })
}

function promotedIds({ db, clock }: Store, viewer: MemberViewer, search: Search): Promise<number[]> {
  const now = clock.now()
  const list = searchedProfiles(db, viewer, { ...search, narrowed: runningPromotion(now) }, now)
  return idsOf(list, { skip: 0, take: MAX_LIST_LENGTH })
}
