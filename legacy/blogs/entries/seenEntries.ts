import { sql, type Expression } from 'kysely'
import { commentsSeenBy, lastCommentSeenBy, MAX_COUNTED_COMMENTS } from '../../shared/visibility/comments'
import type { BlogEntrySummary } from '../../contract/blogShapes'
import { CommentItemType } from '../../contract/enums'
import type { Deps, MemberViewer, Page } from '../../core/handler'
import { idsOf, type IdList } from '../../core/idList'
import { pageBySeen } from '../../core/seenOrder'
import { anyOf } from '../../core/database/anyOf'
import { pageOfEntries, topEntries } from './entryLists'
import { entrySummaries } from './entrySummaries'

type Store = Pick<Deps, 'db' | 'clock'>
type DatedList = (deps: Store, viewer: MemberViewer, byActivity: boolean) => IdList

/** Maximum length of the list: each entry before a page is counted for it. */
const MAX_ITEMS = 1000

/** The ids of a page of entries by the number of comments that the viewer sees. */
export function mostCommentedIds(deps: Store, viewer: MemberViewer, days: number | undefined, page: Page) {
  return pageBySeen(
    page,
    ({ skip, take }) =>
      deps.db
        .selectFrom(topEntries(deps, viewer, 'commentCount', days).offset(skip).limit(take).as('top'))
        .innerJoin('blogEntry', 'blogEntry.id', 'top.id')
        .select(['blogEntry.id', 'blogEntry.commentCount as stored'])
        .select((eb) => commentsSeenBy(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), viewer).as('seen'))
        .execute(),
    { maxSeen: MAX_COUNTED_COMMENTS, maxItems: MAX_ITEMS },
  )
}

/** A page of the entries with most comments that the viewer sees. */
export async function mostCommentedEntries(
  deps: Store,
  viewer: MemberViewer,
  days: number | undefined,
  page: Page,
): Promise<BlogEntrySummary[]> {
  return entrySummaries(deps, await mostCommentedIds(deps, viewer, days, page), viewer)
}

/** The ids of a page of entries by the last comment that the viewer sees, or else by publishing. */
export function liveliestIds(deps: Store, viewer: MemberViewer, list: DatedList, page: Page): Promise<number[]> {
  return pageBySeen(page, async (part) => ranked(deps, viewer, await idsOf(list(deps, viewer, true), part)))
}

/** A page of entries by publishing, or by activity that the viewer sees. */
export async function pageOfDated(
  deps: Store,
  viewer: MemberViewer,
  list: DatedList,
  { byActivity = false, page }: { readonly byActivity?: boolean | undefined; readonly page: Page },
): Promise<BlogEntrySummary[]> {
  if (!byActivity) return pageOfEntries(deps, viewer, list(deps, viewer, false), page)
  return entrySummaries(deps, await liveliestIds(deps, viewer, list, page), viewer)
}

function ranked({ db }: Store, viewer: MemberViewer, ids: readonly number[]) {
  return db
    .selectFrom('blogEntry')
    .select('blogEntry.id')
    .select((eb) => {
      const seen = lastCommentSeenBy(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), viewer)
      return [
        microseconds(eb.ref('blogEntry.activeAt')).as('stored'),
        microseconds(eb.fn.coalesce(seen, 'blogEntry.publishedAt')).as('seen'),
      ]
    })
    .where('blogEntry.id', '=', anyOf(ids))
    .execute()
}

/** A time in microseconds, which a JavaScript date would round. */
function microseconds(moment: Expression<Date | null>) {
  return sql<number>`(extract(epoch from ${moment}) * 1000000)::double precision`
}
