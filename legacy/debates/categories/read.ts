import { sql } from 'kysely'
import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import type { DebateCategory } from '../../contract/lodges/debateShapes'
import { anyOf } from '../../core/database/anyOf'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { visibleTo } from '../../shared/visibility/profiles'
import { isUnread, unreadComments, newFrom } from '../entries/unread'
import { debateEntrySummaries } from '../entries/summaries'
import { debatesVisibleTo, publishedFor } from '../visibility'
import { requireDebates } from '../places'

type Store = Pick<Deps, 'db' | 'clock'>

/** Topics with something new are counted up to this number. */
const MAX_NEW = 100

/** The categories of a lodge in their order. @throws 404 when the viewer may not see its debates */
export async function debateCategories(deps: Store, viewer: MemberViewer, lodgeId: number): Promise<DebateCategory[]> {
  await requireDebates(deps.db, viewer, lodgeId)
  const categories = await deps.db
    .selectFrom('debateCategory')
    .select(['id', 'lodgeId', 'name', 'description'])
    .where('lodgeId', '=', lodgeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const [counts, news, latest] = await Promise.all([
    entryCounts(deps, viewer, lodgeId).execute(),
    newEntryCounts(deps, viewer, lodgeId).execute(),
    latestEntries(deps, viewer, lodgeId).execute(),
  ])
  const summaries = await debateEntrySummaries(
    deps,
    latest.map(({ id }) => id),
    viewer,
  )
  const countOf = numberBy(counts)
  const newsOf = numberBy(news)
  return categories.map((category) => ({
    ...category,
    entryCount: countOf(category.id),
    newEntryCount: newsOf(category.id),
    latestEntry: summaries.find(({ categoryId }) => categoryId === category.id) ?? null,
  }))
}

/** The categories among the ids that the viewer may see, in the order of the ids; as many queries as lodges. */
export async function debateCategoriesByIds(
  deps: Store,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<DebateCategory[]> {
  const rows = await deps.db
    .selectFrom('debateCategory')
    .innerJoin('lodge', 'lodge.id', 'debateCategory.lodgeId')
    .select('debateCategory.lodgeId')
    .distinct()
    .where('debateCategory.id', '=', anyOf(ids))
    .where(debatesVisibleTo(viewer))
    .execute()
  const found = await Promise.all(rows.map(({ lodgeId }) => debateCategories(deps, viewer, lodgeId)))
  const byId = new Map(found.flat().map((category) => [category.id, category]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One category. @throws 404 when it is not for the viewer */
export async function debateCategory(deps: Store, viewer: MemberViewer, id: number): Promise<DebateCategory> {
  const [category] = await debateCategoriesByIds(deps, viewer, [id])
  if (!category) throw notFound()
  return category
}

function numberBy(rows: readonly { readonly categoryId: number; readonly number: number }[]) {
  const numbers = new Map(rows.map(({ categoryId, number }) => [categoryId, number]))
  return (id: number): number => numbers.get(id) ?? 0
}

/** The topics of each category by authors whom the viewer may see: each author is checked once, by an index alone. */
export function entryCounts({ db }: Store, viewer: MemberViewer, lodgeId: number) {
  const byAuthor = db
    .selectFrom('debateEntry')
    .select((eb) => ['categoryId', 'profileId', eb.fn.countAll<number>().as('number')])
    .where('lodgeId', '=', lodgeId)
    .where('status', '=', DebateEntryStatus.Published)
    .groupBy(['categoryId', 'profileId'])
  return db
    .selectFrom(byAuthor.as('written'))
    .innerJoin('profile', 'profile.id', 'written.profileId')
    .select(['written.categoryId', sql<number>`sum(written.number)::bigint`.as('number')])
    .where(visibleTo(viewer))
    .groupBy('written.categoryId')
}

/** The topics of each category that have something new for the viewer; no more are looked at than are counted. */
function newEntryCounts(deps: Store, viewer: MemberViewer, lodgeId: number) {
  const own = viewer.profile.id
  return deps.db
    .selectFrom('debateCategory')
    .innerJoinLateral(
      (outer) =>
        outer
          .selectFrom(() =>
            deps.db
              .selectFrom('debateEntry')
              .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
              .innerJoin('lodgeMembership as own', (join) =>
                join.onRef('own.lodgeId', '=', 'debateEntry.lodgeId').on('own.profileId', '=', own),
              )
              .leftJoin('debateEntryReader as relation', (join) =>
                join.onRef('relation.entryId', '=', 'debateEntry.id').on('relation.profileId', '=', own),
              )
              .select('debateEntry.id')
              .whereRef('debateEntry.categoryId', '=', sql.ref<number>('debateCategory.id'))
              .where(publishedFor(viewer))
              .where('debateEntry.activeAt', '>', sql<Date>`${newFrom(deps)}`)
              .where((eb) =>
                eb.or([isUnread(deps, viewer), eb.exists(unreadComments(deps, eb.ref('debateEntry.id'), viewer))]),
              )
              .limit(MAX_NEW)
              .as('fresh'),
          )
          .select((eb) => eb.fn.countAll<number>().as('number'))
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select(['debateCategory.id as categoryId', 'counted.number'])
    .where('debateCategory.lodgeId', '=', lodgeId)
}

/** The last topic of each category that the viewer may see: two look-ups each, since lists have pinned ones first. */
export function latestEntries({ db }: Store, viewer: MemberViewer, lodgeId: number) {
  return db
    .selectFrom('debateCategory')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(sql<{ pinned: boolean }>`(values (false), (true))`.as<'pin'>(sql`pin (pinned)`))
          .innerJoinLateral(
            () =>
              db
                .selectFrom('debateEntry')
                .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
                .select(['debateEntry.id', 'debateEntry.publishedAt'])
                .whereRef('debateEntry.categoryId', '=', sql.ref<number>('debateCategory.id'))
                .where('debateEntry.pinned', '=', sql.ref<boolean>('pin.pinned'))
                .where(publishedFor(viewer))
                .orderBy('debateEntry.publishedAt', 'desc')
                .orderBy('debateEntry.id', 'desc')
                .limit(1)
                .as('found'),
            (join) => join.onTrue(),
          )
          .select('found.id')
          .orderBy('found.publishedAt', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select('latest.id')
    .where('debateCategory.lodgeId', '=', lodgeId)
}
