import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { BanType, ProfileStatus, ReportDecision, type ReportItemType } from '../contract/enums'
import { refuseImpersonated } from '../core/access/access'
import { placeBan } from '../core/access/bans'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import { endSessionsOf } from '../core/access/session'
import { publishProfileChange } from '../shared/mail/participants'
import { reportables } from '../shared/items/items'
import { reportAnswer } from './report'

/** Decides a report together with all open ones of the same item, and carries the decision out. */
export async function decideReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { reportId, decision }: BodyOf<'Reports.DecideReport'>,
): Promise<AnswerOf<'Reports.DecideReport'>> {
  refuseImpersonated(viewer)
  if (decision === ReportDecision.None) throw invalid({ field: 'decision', code: 'OUT_OF_RANGE' })
  return db.transaction().execute(async (transaction) => {
    const report = (await lockedReports(transaction, reportId)).find(({ id }) => id === reportId)
    if (!report) throw notFound()
    if (report.decision !== ReportDecision.None) throw new Problem(409, 'ALREADY_DECIDED')
    const { itemType, itemId, reportedProfileId } = report
    const reportable = reportables.get(itemType as ReportItemType)
    const { ContentRemoved, ProfileLocked, BlogBanned } = ReportDecision
    if (decision === BlogBanned && !reportable.ofBlogs) throw new Problem(422, 'BLOG_BAN_ONLY')
    // Content of a profile that is gone was removed with it.
    if (reportedProfileId !== null) {
      await requireLowerRole(transaction, viewer, reportedProfileId)
      const removal = { ownerId: reportedProfileId, now: clock.now() }
      if (decision === ContentRemoved || decision === BlogBanned) {
        await reportable.remove(transaction, itemId, removal)
      }
      if (decision === ProfileLocked) await lockProfile({ db: transaction, clock }, reportedProfileId)
      if (decision === BlogBanned) {
        const who = { profileId: reportedProfileId, bannedBy: viewer.profile.id }
        await placeBan(transaction, { ...who, banType: BanType.Blogs, createdAt: clock.now() })
      }
    }
    const decided = await transaction
      .updateTable('report')
      .set({ decision, decidedAt: clock.now(), decidedBy: viewer.profile.id })
      .where('itemType', '=', itemType)
      .where('itemId', '=', itemId)
      .where('decision', '=', ReportDecision.None)
      .returningAll()
      .execute()
    const own = decided.find(({ id }) => id === reportId)
    if (!own) throw notFound()
    return reportAnswer(own)
  })
}

/** All reports of a report's item, locked in one order by every decision to avoid deadlocks. */
function lockedReports(db: Transaction<DB>, reportId: number) {
  return db
    .selectFrom('report')
    .selectAll()
    .where((eb) =>
      eb(
        eb.refTuple('report.itemType', 'report.itemId'),
        'in',
        eb
          .selectFrom('report as decided')
          .select(['decided.itemType', 'decided.itemId'])
          .where('decided.id', '=', reportId)
          .$asTuple('itemType', 'itemId'),
      ),
    )
    .orderBy('report.id')
    .forUpdate('report')
    .execute()
}

/**
 * Refuses decisions on oneself and on profiles of the same or a higher role. Locks the profile first, as its own
 * changes do.
 */
async function requireLowerRole(db: Transaction<DB>, viewer: MemberViewer, profileId: number): Promise<void> {
  const { roleLevel } = await db
    .selectFrom('profile')
    .select('roleLevel')
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (roleLevel >= viewer.profile.roleLevel) throw new Problem(403, 'FORBIDDEN')
}

async function lockProfile(
  { db, clock }: Pick<Deps, 'clock'> & { readonly db: Transaction<DB> },
  profileId: number,
): Promise<void> {
  const { Active, Quarantined, Locked, ToBeDeleted } = ProfileStatus
  await db
    .updateTable('profile')
    .set({ status: Locked })
    .where('id', '=', profileId)
    .where('status', 'in', [Active, Quarantined])
    .execute()
  // A profile that cancels its deletion comes back locked.
  await db
    .updateTable('profile')
    .set({ statusBeforeDeletion: Locked })
    .where('id', '=', profileId)
    .where('status', '=', ToBeDeleted)
    .where('statusBeforeDeletion', 'in', [Active, Quarantined])
    .execute()
  await endSessionsOf({ db, clock }, profileId)
  await publishProfileChange(db, profileId)
}
