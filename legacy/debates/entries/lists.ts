import { sql, type Expression } from 'kysely'
import type { QueryOf } from '../../contract/contract'
import { CommentItemType } from '../../contract/enums'
import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import type { DebateEntrySummary } from '../../contract/lodges/debateShapes'
import { anyOf } from '../../core/database/anyOf'
import { pageOf, type Deps, type MemberViewer } from '../../core/handler'
import { idsOf } from '../../core/idList'
import { notFound } from '../../core/problem'
import { pageBySeen } from '../../core/seenOrder'
import { lastCommentSeenBy } from '../../shared/visibility/comments'
import { categoryIn, requireDebates } from '../places'
import { publishedFor } from '../visibility'
import { debateEntrySummaries } from './summaries'

type Store = Pick<Deps, 'db' | 'clock'>

interface Place {
  readonly lodgeId: number
  readonly categoryId?: number | undefined
}

/**
 * The topics of a lodge whose debates the viewer may see, or of a category: pinned ones first, then by publishing, or
 * by the last comment of anybody.
 */
export function entriesIn(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  { lodgeId, categoryId }: Place,
  byActivity: boolean,
) {
  return db
    .selectFrom('debateEntry')
    .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
    .select('debateEntry.id')
    .where('debateEntry.lodgeId', '=', lodgeId)
    .$if(categoryId !== undefined, (entries) => entries.where('debateEntry.categoryId', '=', categoryId ?? 0))
    .where(publishedFor(viewer))
    .orderBy('debateEntry.pinned', 'desc')
    .orderBy(byActivity ? 'debateEntry.activeAt' : 'debateEntry.publishedAt', 'desc')
    .orderBy('debateEntry.id', 'desc')
}

/** The viewer's unpublished topics in a lodge, the last begun first. */
export function ownDrafts({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, lodgeId: number) {
  return db
    .selectFrom('debateEntry')
    .select('debateEntry.id')
    .where('debateEntry.lodgeId', '=', lodgeId)
    .where('debateEntry.profileId', '=', viewer.profile.id)
    .where('debateEntry.status', '=', DebateEntryStatus.Draft)
    .orderBy('debateEntry.id', 'desc')
}

/** A page of topics. @throws 404 when the lodge's debates, or the category, are not for the viewer */
export async function pageOfEntries(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Lodges.GetDebateEntries'>,
): Promise<DebateEntrySummary[]> {
  const { lodgeId, categoryId, sortByLatestCommentDate: byActivity = false } = query
  await requireDebates(deps.db, viewer, lodgeId)
  if (categoryId !== undefined && !(await categoryIn(deps.db, lodgeId, categoryId))) throw notFound()
  const list = entriesIn(deps, viewer, { lodgeId, categoryId }, byActivity)
  const page = pageOf(query)
  const ids = byActivity
    ? await pageBySeen(page, async (part) => ranked(deps, viewer, await idsOf(list, part)))
    : await idsOf(list, page)
  return debateEntrySummaries(deps, ids, viewer)
}

/** A page of the viewer's own drafts. @throws 404 when the lodge's debates are not for the viewer */
export async function pageOfDrafts(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Lodges.GetOwnDebateDrafts'>,
): Promise<DebateEntrySummary[]> {
  await requireDebates(deps.db, viewer, query.lodgeId)
  return debateEntrySummaries(deps, await idsOf(ownDrafts(deps, viewer, query.lodgeId), pageOf(query)), viewer)
}

/** Ranks topics by the last comment that the viewer sees, or else by publishing. */
function ranked({ db }: Store, viewer: MemberViewer, ids: readonly number[]) {
  return db
    .selectFrom('debateEntry')
    .select('debateEntry.id')
    .select((eb) => {
      const seen = lastCommentSeenBy(CommentItemType.DebateEntry, eb.ref('debateEntry.id'), viewer)
      return [
        rank(eb.ref('debateEntry.activeAt')).as('stored'),
        rank(eb.fn.coalesce(seen, 'debateEntry.publishedAt')).as('seen'),
      ]
    })
    .where('debateEntry.id', '=', anyOf(ids))
    .execute()
}

/** A time in microseconds, which a JavaScript date would round; of a pinned topic beyond all others, still exact. */
function rank(moment: Expression<Date | null>) {
  return sql<number>`(extract(epoch from ${moment}) * 1000000
    + case when debate_entry.pinned then 4000000000000000 else 0 end)::double precision`
}
