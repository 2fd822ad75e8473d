import type { Transaction } from 'kysely'
import type { BodyOf } from '../contract/contract'
import type { StaffNews } from '../contract/staff/newsDesk'
import { type NewsKind, NewsState } from '../contract/staff/newsEnums'
import { changeOwn } from '../core/changeOwn'
import { idWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem, unprocessable } from '../core/problem'
import { cleanNews, timesOf } from './content'
import { newsItem, stateOf, textsOf } from './desk'
import { onSite } from './running'

/** Writes news. The same key makes no second ones. */
export async function createNews(
  deps: Deps,
  viewer: MemberViewer,
  { key, ...written }: BodyOf<'NewsDesk.CreateNews'>,
): Promise<StaffNews> {
  const content = cleanNews(deps.settings, viewer.site, written)
  const id = await changeOwn(deps, viewer, async (transaction) => {
    const made = await idWithKey(transaction, viewer, 'news', key)
    if (made !== undefined) return made
    const row = await transaction
      .insertInto('news')
      .values({
        ...columnsOf(content),
        ...timesOf(written, deps.clock.now()),
        ...savedBy(deps, viewer),
        kind: written.kind,
        createdBy: viewer.profile.id,
        key,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
  return newsItem(deps, viewer, id)
}

/** Changes news that has not ended. */
export async function updateNews(
  deps: Deps,
  viewer: MemberViewer,
  { newsId, revision, showAgain = false, ...written }: BodyOf<'NewsDesk.UpdateNews'>,
): Promise<StaffNews> {
  await deps.db.transaction().execute(async (transaction) => {
    const present = await lockNews(transaction, viewer, newsId)
    const now = deps.clock.now()
    const kind = present.kind as NewsKind
    const content = cleanNews(deps.settings, viewer.site, { ...written, kind })
    const isLast = present.revision === revision
    // A repeated save is no conflict, because its first answer may have been lost.
    if (isSame(present, content, written) && !(showAgain && isLast)) return
    if (!isLast) throw new Problem(409, 'EDIT_CONFLICT')
    const state = stateOf(present, now)
    if (state === NewsState.Ended) throw new Problem(422, 'NEWS_OVER')
    const hasBegun = state === NewsState.Running
    if (hasBegun && content.siteId !== present.siteId) throw unprocessable({ field: 'allSites', code: 'NEWS_BEGUN' })
    await transaction
      .updateTable('news')
      .set({
        ...columnsOf(content),
        ...timesOf(written, now, hasBegun ? present.startsAt : undefined),
        ...savedBy(deps, viewer),
        revision: revision + 1,
      })
      .where('id', '=', newsId)
      .execute()
    if (showAgain) await transaction.deleteFrom('breakingNewsView').where('breakingNewsId', '=', newsId).execute()
  })
  return newsItem(deps, viewer, newsId)
}

/** Ends running news; a repeat does no harm. */
export async function endNews(deps: Deps, viewer: MemberViewer, newsId: number): Promise<StaffNews> {
  await deps.db.transaction().execute(async (transaction) => {
    const present = await lockNews(transaction, viewer, newsId)
    const now = deps.clock.now()
    const state = stateOf(present, now)
    if (state === NewsState.Ended) return
    if (state === NewsState.Planned) throw new Problem(422, 'NEWS_NOT_BEGUN')
    await transaction
      .updateTable('news')
      .set({ endsAt: now, ...savedBy(deps, viewer), revision: present.revision + 1 })
      .where('id', '=', newsId)
      .execute()
  })
  return newsItem(deps, viewer, newsId)
}

/** Deletes news that nobody has seen, because it has not begun. */
export async function deleteNews(deps: Deps, viewer: MemberViewer, newsId: number): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const present = await lockNews(transaction, viewer, newsId)
    if (stateOf(present, deps.clock.now()) !== NewsState.Planned) throw new Problem(422, 'NEWS_BEGUN')
    await transaction.deleteFrom('news').where('id', '=', newsId).execute()
  })
}

/** @throws 404 for news of another site */
async function lockNews(transaction: Transaction<DB>, { site }: MemberViewer, newsId: number) {
  const row = await transaction
    .selectFrom('news')
    .selectAll()
    .where('id', '=', newsId)
    .where(onSite(site))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

type Locked = Awaited<ReturnType<typeof lockNews>>
type Content = ReturnType<typeof cleanNews>

function columnsOf({ siteId, title, text, path }: Content) {
  return { siteId, title: title && JSON.stringify(title), text: JSON.stringify(text), path }
}

function savedBy({ clock }: Pick<Deps, 'clock'>, { profile }: MemberViewer) {
  return { savedBy: profile.id, savedAt: clock.now() }
}

/** Whether news already is as it is written; that without a beginning may have begun by itself. */
function isSame(
  present: Locked,
  content: Content,
  written: Pick<BodyOf<'NewsDesk.UpdateNews'>, 'startsAt' | 'endsAt'>,
) {
  const parts = ({ siteId, path, ...texts }: Pick<Locked, 'siteId' | 'path' | 'title' | 'text'>) =>
    JSON.stringify([siteId, path, textsOf(texts)])
  const timeOf = (moment: Date | string | null | undefined) => (moment ? new Date(moment).getTime() : null)
  const startsSame = written.startsAt === undefined || timeOf(written.startsAt) === timeOf(present.startsAt)
  return parts(present) === parts(content) && startsSame && timeOf(written.endsAt) === timeOf(present.endsAt)
}
