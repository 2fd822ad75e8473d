import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { LodgeSort } from '../contract/lodges/lodgeEnums'
import { after, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { idsOf } from '../core/idList'
import { MIN_PART_LENGTH } from '../core/text/searchTerms'
import { communityLodges, lodgeVisibleTo } from '../shared/lodges/visibility'
import type { GridPoint } from '../shared/places/distance'
import { boxAround, kilometres } from '../shared/search/place'

type Store = Pick<Deps, 'db' | 'clock'>
type LodgeBuilder = ExpressionBuilder<DB, 'lodge'>
type Conditions = Omit<BodyOf<'Lodges.NewLodgesSearch'>, 'skip' | 'take' | 'sort'>

/** A lodge in which nothing happened for so long is not popular. */
const POPULAR_FOR = 30 * DAY

/** Kilometres to look around, one after the other, until a page is full. */
const RINGS = [10, 25, 50, 100, 200, 400, 800, 2000] as const

/** The lodges that the viewer is in, wherever they are, the last active first. */
export function ownLodges({ db }: Store, viewer: MemberViewer) {
  return db
    .selectFrom('lodgeMembership as own')
    .innerJoin('lodge', 'lodge.id', 'own.lodgeId')
    .select('lodge.id')
    .where('own.profileId', '=', viewer.profile.id)
    .where('own.joinedAt', 'is not', null)
    .where(lodgeVisibleTo(viewer))
    .orderBy('lodge.activeAt', 'desc')
    .orderBy('lodge.id', 'desc')
}

function community({ db }: Store, viewer: MemberViewer) {
  return db.selectFrom('lodge').select('lodge.id').where(lodgeVisibleTo(viewer)).where(communityLodges(viewer))
}

/** The largest lodges among those where something happens. */
export function popularLodges(deps: Store, viewer: MemberViewer) {
  return community(deps, viewer)
    .where('lodge.activeAt', '>', after(deps.clock.now(), -POPULAR_FOR))
    .orderBy('lodge.memberCount', 'desc')
    .orderBy('lodge.id', 'desc')
}

/** Lodges that fulfil all conditions, in an order other than by distance. */
export function searchedLodges(deps: Store, viewer: MemberViewer, conditions: Conditions, sort: LodgeSort) {
  const found = fulfilling(deps, viewer, conditions)
  switch (sort) {
    case LodgeSort.Name:
      return found.orderBy('lodge.name').orderBy('lodge.id')
    case LodgeSort.Newest:
      return found.orderBy('lodge.createdAt', 'desc').orderBy('lodge.id', 'desc')
    case LodgeSort.MostMembers:
      return found.orderBy('lodge.memberCount', 'desc').orderBy('lodge.id', 'desc')
    case LodgeSort.MostActive:
      return found.orderBy('lodge.activeAt', 'desc').orderBy('lodge.id', 'desc')
    case LodgeSort.Nearest:
      return found.orderBy(distanceFrom(viewer.profile)).orderBy('lodge.id')
  }
}

/** The ids of a page of lodges in an order. */
export async function searchedIds(
  deps: Store,
  viewer: MemberViewer,
  { sort = LodgeSort.MostActive, ...conditions }: Conditions & { readonly sort?: LodgeSort },
  page: Page,
): Promise<number[]> {
  const ids = (wanted: Conditions, part: Page) => idsOf(searchedLodges(deps, viewer, wanted, sort), part)
  if (sort !== LodgeSort.Nearest) return ids(conditions, page)
  const { distance = Infinity } = conditions
  // Looks around in growing circles, so that distant lodges are ranked only when they are needed.
  const end = page.skip + page.take
  for (const ring of RINGS.filter((each) => each < distance)) {
    const near = await ids({ ...conditions, distance: ring }, { skip: 0, take: end })
    if (near.length === end) return near.slice(page.skip)
  }
  return ids(conditions, page)
}

function fulfilling(deps: Store, viewer: MemberViewer, conditions: Conditions) {
  const { text = '', categoryId, kinkIds = [], tagIds = [], access, distance } = conditions
  const words = text.split(/\s+/u).filter((word) => word !== '')
  return community(deps, viewer).where((eb) =>
    eb.and([
      ...words.map((word) => hasWord(eb, word)),
      ...(categoryId === undefined ? [] : [eb('lodge.categoryId', '=', categoryId)]),
      ...kinkIds.map((kinkId) => hasKink(eb, kinkId)),
      ...tagIds.map((tagId) => hasTag(eb, tagId)),
      ...(access === undefined ? [] : [eb('lodge.access', '=', access)]),
      ...(distance === undefined ? [] : [within(eb, viewer.profile, distance)]),
    ]),
  )
}

/** Whether a word, or a part of one, is in the texts of the row of `lodge`; of short texts the beginning of a word. */
function hasWord(eb: LodgeBuilder, word: string): Expression<SqlBool> {
  const found = eb.selectFrom('lodgeSearch').select('lodgeSearch.lodgeId')
  const spaced = sql<string>`spaced_words(${word})`
  const part = word.length < MIN_PART_LENGTH ? spaced : sql<string>`ltrim(${spaced})`
  return eb('lodge.id', 'in', found.where('lodgeSearch.words', 'like', sql<string>`'%' || ${part} || '%'`))
}

function hasKink(eb: LodgeBuilder, kinkId: number): Expression<SqlBool> {
  const carriers = eb.selectFrom('lodgeKink').select('lodgeKink.lodgeId').where('lodgeKink.kinkId', '=', kinkId)
  return eb('lodge.id', 'in', carriers)
}

function hasTag(eb: LodgeBuilder, tagId: number): Expression<SqlBool> {
  const carriers = eb.selectFrom('lodgeTagging').select('lodgeTagging.lodgeId').where('lodgeTagging.tagId', '=', tagId)
  return eb('lodge.id', 'in', carriers)
}

function within(eb: LodgeBuilder, origin: GridPoint, distance: number): Expression<SqlBool> {
  const { south, north, west, east } = boxAround(origin, distance)
  return eb.and([
    eb.between('lodge.gridLatitude', south, north),
    eb.between('lodge.gridLongitude', west, east),
    eb(distanceFrom(origin), '<=', distance),
  ])
}

/** Kilometres to the place of the row of `lodge`; null, and so last, without a place. */
function distanceFrom(origin: GridPoint) {
  return kilometres(sql<number>`lodge.grid_latitude`, sql<number>`lodge.grid_longitude`, origin)
}

/** The memberships of a profile in lodges that the viewer may know of; hidden ones are for the profile itself. */
export function lodgesOfProfile({ db }: Store, viewer: MemberViewer, profileId: number, sort: LodgeSort) {
  const { profile } = viewer
  const memberships = db
    .selectFrom('lodgeMembership as membership')
    .innerJoin('lodge', 'lodge.id', 'membership.lodgeId')
    .select(['lodge.id', 'membership.role', 'membership.joinedAt', 'membership.visible'])
    .where('membership.profileId', '=', profileId)
    .where('membership.joinedAt', 'is not', null)
    .$narrowType<{ joinedAt: Date }>()
    .$if(profileId !== profile.id, (rows) => rows.where('membership.visible', '=', true))
    .where(lodgeVisibleTo(viewer))
  switch (sort) {
    case LodgeSort.Newest:
      return memberships.orderBy('membership.joinedAt', 'desc').orderBy('membership.lodgeId', 'desc')
    case LodgeSort.Name:
      return memberships.orderBy('lodge.name').orderBy('lodge.id')
    case LodgeSort.MostActive:
      return memberships.orderBy('lodge.activeAt', 'desc').orderBy('lodge.id', 'desc')
    case LodgeSort.MostMembers:
      return memberships.orderBy('lodge.memberCount', 'desc').orderBy('lodge.id', 'desc')
    case LodgeSort.Nearest:
      return memberships.orderBy(distanceFrom(profile)).orderBy('lodge.id')
  }
}
