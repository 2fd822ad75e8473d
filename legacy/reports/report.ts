import { sql, type Selectable } from 'kysely'
import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { ReportDecision, ReportReason, type ReportItemType } from '../contract/staff/reportEnums'
import type { Database } from '../core/database/connect'
import type { Report } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import type { Site } from '../core/sites'
import { plainText, requiredText } from '../core/text/plainText'
import { notFound, Problem } from '../core/problem'
import { profilesOfHuman } from '../shared/account/sameHuman'
import { reportables } from '../shared/items/items'
import { hidesWords } from './case'

/**
 * Reports an item that the viewer sees to the staff. Until it is decided, a repeated report replaces the first and
 * keeps its place in the queue.
 */
export async function reportContent(
  deps: Pick<Deps, 'db' | 'clock' | 'limits'>,
  viewer: MemberViewer,
  { itemType, itemId, reason, text = '' }: BodyOf<'Reports.ReportContent'>,
): Promise<void> {
  const written = reason === ReportReason.Other ? requiredText('text', text) : plainText(text) || null
  await deps.limits.consume('reportByProfile', String(viewer.profile.id))
  const ownerId = await reportables.find(itemType)?.ownerOf(deps, viewer, itemId)
  if (ownerId === undefined) throw notFound()
  if (ownerId === viewer.profile.id) throw new Problem(422, 'OWN_CONTENT')
  await deps.db
    .insertInto('report')
    .values({
      itemType,
      itemId,
      reportedProfileId: ownerId,
      reporterId: viewer.profile.id,
      reason,
      text: written,
      createdAt: deps.clock.now(),
      dark: viewer.site.dark,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reporterId', 'itemType', 'itemId'])
        .where('decision', '=', sql.lit(ReportDecision.None))
        .doUpdateSet({ reason, text: written, dark: viewer.site.dark }),
    )
    .execute()
}

export async function reports(
  db: Database,
  viewer: MemberViewer,
  query: QueryOf<'Reports.GetReports'>,
): Promise<AnswerOf<'Reports.GetReports'>> {
  const { skip, take } = pageOf(query)
  const rows = await reportList(db, query.open ?? false)
    .offset(skip)
    .limit(take)
    .execute()
  const own = await profilesOfHuman(db, viewer.profile.id)
  return rows.map((row) => reportAnswer(row, viewer.site, own))
}

/** @throws 404 when there is none */
export async function report(
  db: Database,
  { profile, site }: MemberViewer,
  reportId: number,
): Promise<AnswerOf<'Reports.GetReport'>> {
  const row = await db.selectFrom('report').selectAll().where('id', '=', reportId).executeTakeFirst()
  if (!row) throw notFound()
  return reportAnswer(row, site, await profilesOfHuman(db, profile.id))
}

/** Reports in the order of their index: open ones first, of these reports about children first, then oldest first. */
export function reportList(db: Database, waiting: boolean) {
  const decided = sql<boolean>`(report.decision > 0)`
  const harmless = sql<boolean>`(report.reason <> ${sql.lit(ReportReason.ChildPictures)})`
  return db
    .selectFrom('report')
    .selectAll('report')
    .$if(waiting, (list) => list.where(decided, '=', sql.lit(false)))
    .orderBy(decided)
    .orderBy(harmless)
    .orderBy('report.createdAt')
    .orderBy('report.id')
}

/** Nobody learns who reported a profile of theirs, nor in which words. */
function reportAnswer(row: Selectable<Report>, site: Site, own: readonly number[]): AnswerOf<'Reports.DecideReport'> {
  const { id, itemId, reportedProfileId, createdAt, decidedAt } = row
  const isOwn = reportedProfileId !== null && own.includes(reportedProfileId)
  return {
    id,
    itemType: row.itemType as ReportItemType,
    itemId,
    reportedProfileId,
    reporterId: isOwn ? null : row.reporterId,
    reason: row.reason as ReportReason,
    text: isOwn || hidesWords(row, site) ? null : row.text,
    createdAt: createdAt.toISOString(),
    decision: row.decision as ReportDecision,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
