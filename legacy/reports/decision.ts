import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { BanType, ProfileStatus } from '../contract/enums'
import { ObjectionOutcome, ReportCaseStatus, ReportDecision, type ReportItemType } from '../contract/staff/reportEnums'
import type { ReportCase } from '../contract/reports'
import { placeBan } from '../core/access/bans'
import { endSessionsOf } from '../core/access/session'
import { after, DAY } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { scheduleErasure } from '../shared/account/deletion'
import { isSameHuman, requireImpartial } from '../shared/account/sameHuman'
import { reportables } from '../shared/items/items'
import { publishProfileChange } from '../shared/mail/participants'
import { locks } from '../shared/profiles/standingLocks'
import { released, requireFree } from '../shared/staff/hold'
import { caseById, concerned, lockCase, updateCase, wordsOfItem, type CaseRow } from './case'
import { report } from './report'
import { tellMember, tellReporters } from './tell'

/** How long a member can object, and how long a profile that the staff delete can come back by that. */
export const OBJECTION_DAYS = 183

type Deciding = Pick<Deps, 'db' | 'clock'>

/** Decides the case of a report. */
export async function decideReport(
  deps: Deciding,
  viewer: MemberViewer,
  { reportId, ...decision }: BodyOf<'Reports.DecideReport'>,
): Promise<AnswerOf<'Reports.DecideReport'>> {
  const found = await deps.db.selectFrom('report').select('caseId').where('id', '=', reportId).executeTakeFirst()
  if (!found) throw notFound()
  await decideCase(deps, viewer, { caseId: found.caseId, ...decision })
  return report(deps.db, viewer, reportId)
}

/** Decides a case with all its reports, carries the decision out, and tells the member and those who reported. */
export async function decideCase(
  deps: Deciding,
  viewer: MemberViewer,
  { caseId, decision, days, reason: given = '' }: BodyOf<'Reports.DecideCase'>,
): Promise<ReportCase> {
  if (decision === ReportDecision.None) throw invalid({ field: 'decision', code: 'OUT_OF_RANGE' })
  const reason = plainText(given) || null
  if (reason === null && decision !== ReportDecision.Dismissed) throw invalid({ field: 'reason', code: 'REQUIRED' })
  await deps.db.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, caseId)
    if (row.status !== ReportCaseStatus.Open) throw new Problem(409, 'ALREADY_DECIDED')
    await requireImpartial(transaction, viewer, await concerned(transaction, row))
    requireFree(row, viewer, deps, 'CASE_TAKEN')
    const { itemType, itemId, reportedProfileId: profileId } = row
    const reportable = reportables.get(itemType as ReportItemType)
    if (decision === ReportDecision.BlogBanned && !reportable.ofBlogs) throw new Problem(422, 'BLOG_BAN_ONLY')
    if (decision === ReportDecision.LodgeBanned && !reportable.ofLodges) throw new Problem(422, 'LODGE_BAN_ONLY')
    const evidence = await wordsOfItem(transaction, itemType, itemId)
    const now = deps.clock.now()
    // Most content of a profile that is gone was removed with it.
    if (profileId === null) {
      if (decision === ReportDecision.ContentRemoved) await reportable.removeUnowned?.(transaction, itemId, now)
    } else {
      await requireLowerRole(transaction, viewer, profileId)
      await carryOut(deps, transaction, { row, profileId, decision, days, reason, bannedBy: viewer.profile.id })
    }
    const made = { decision, decidedAt: now, decidedBy: viewer.profile.id }
    await updateCase(transaction, caseId, {
      ...made,
      status: ReportCaseStatus.Decided,
      reason,
      evidence,
      waitingSince: null,
      ...released,
    })
    await transaction.updateTable('report').set(made).where('caseId', '=', caseId).execute()
    if (decision !== ReportDecision.Dismissed && profileId !== null) {
      await tellMember(deps, transaction, { caseId, profileId, about: decision, reason })
    }
    await tellReporters(deps, transaction, { caseId, isUpheld: decision !== ReportDecision.Dismissed })
  })
  return caseById(deps, viewer, caseId)
}

interface Execution {
  readonly row: CaseRow
  readonly profileId: number
  readonly decision: ReportDecision
  readonly days: number | undefined
  readonly reason: string | null
  readonly bannedBy: number
}

async function carryOut(
  { clock }: Pick<Deps, 'clock'>,
  db: Transaction<DB>,
  { row, profileId, decision, days, reason, bannedBy }: Execution,
): Promise<void> {
  const now = clock.now()
  const { ContentRemoved, BlogBanned, LodgeBanned, ProfileLocked, Quarantined, ProfileDeleted } = ReportDecision
  if (decision === ContentRemoved || decision === BlogBanned || decision === LodgeBanned) {
    await reportables.get(row.itemType as ReportItemType).remove(db, row.itemId, { ownerId: profileId, now })
  }
  if (decision === BlogBanned || decision === LodgeBanned) {
    const banType = decision === BlogBanned ? BanType.Blogs : BanType.CreateLodges
    const until = days === undefined ? null : after(now, days * DAY)
    await placeBan(db, { profileId, bannedBy, banType, reason, createdAt: now, until })
  }
  if (decision === ProfileLocked) await setStatus({ db, clock }, profileId, ProfileStatus.Locked)
  if (decision === Quarantined) await setStatus({ db, clock }, profileId, ProfileStatus.Quarantined)
  if (decision === ProfileDeleted) {
    await setStatus({ db, clock }, profileId, ProfileStatus.PermaLocked)
    await scheduleErasure({ clock }, db, { profileId, reason: null, eraseAt: after(now, OBJECTION_DAYS * DAY) })
  }
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

type Closed = typeof ProfileStatus.Locked | typeof ProfileStatus.Quarantined | typeof ProfileStatus.PermaLocked

/** The states that each state replaces: a decision never makes a stricter one milder. */
const replaced: Record<Closed, ProfileStatus[]> = {
  [ProfileStatus.Quarantined]: [ProfileStatus.Active],
  [ProfileStatus.Locked]: [ProfileStatus.Active, ProfileStatus.Quarantined],
  [ProfileStatus.PermaLocked]: [ProfileStatus.Active, ProfileStatus.Quarantined, ProfileStatus.Locked],
}

async function setStatus(
  { db, clock }: Pick<Deps, 'clock'> & { readonly db: Transaction<DB> },
  profileId: number,
  status: Closed,
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ status })
    .where('id', '=', profileId)
    .where('status', 'in', replaced[status])
    .execute()
  // A profile that cancels its deletion comes back in the new state.
  await db
    .updateTable('profile')
    .set({ statusBeforeDeletion: status })
    .where('id', '=', profileId)
    .where('status', '=', ProfileStatus.ToBeDeleted)
    .where('statusBeforeDeletion', 'in', replaced[status])
    .execute()
  await endSessionsOf({ db, clock }, profileId)
  await publishProfileChange(db, profileId)
}

/** Decides on an objection; somebody else of the staff than whoever made the decision. */
export async function decideObjection(
  deps: Deciding,
  viewer: MemberViewer,
  { caseId, outcome, reason: given }: BodyOf<'Reports.DecideObjection'>,
): Promise<ReportCase> {
  if (outcome === ObjectionOutcome.None) throw invalid({ field: 'outcome', code: 'OUT_OF_RANGE' })
  const reason = plainText(given) || null
  if (reason === null) throw invalid({ field: 'reason', code: 'REQUIRED' })
  await deps.db.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, caseId)
    if (row.status !== ReportCaseStatus.Objected) throw new Problem(409, 'ALREADY_DECIDED')
    requireFree(row, viewer, deps, 'CASE_TAKEN')
    await requireImpartial(transaction, viewer, await concerned(transaction, row))
    const { decidedBy } = row
    if (decidedBy !== null && (await isSameHuman(transaction, viewer.profile.id, [decidedBy]))) {
      throw new Problem(403, 'SECOND_PERSON_NEEDED')
    }
    const profileId = row.reportedProfileId
    if (profileId !== null) {
      await requireLowerRole(transaction, viewer, profileId)
      if (outcome === ObjectionOutcome.Reversed) await reverse(transaction, row, profileId)
      const about = outcome === ObjectionOutcome.Reversed ? 'reversed' : 'stands'
      await tellMember(deps, transaction, { caseId, profileId, about, reason })
    }
    await updateCase(transaction, caseId, {
      status: ReportCaseStatus.Decided,
      outcome,
      outcomeReason: reason,
      outcomeAt: deps.clock.now(),
      outcomeBy: viewer.profile.id,
      waitingSince: null,
      ...released,
    })
  })
  return caseById(deps, viewer, caseId)
}

const { BlogBanned, LodgeBanned } = ReportDecision

/** Undoes what can be undone, unless another decision that holds did the same. What was removed stays removed. */
async function reverse(db: Transaction<DB>, row: CaseRow, profileId: number): Promise<void> {
  const decision = row.decision as ReportDecision
  const alike = locks.includes(decision) ? locks : [decision]
  const other = await db
    .selectFrom('reportCase')
    .select('id')
    .where('reportedProfileId', '=', profileId)
    .where('id', '!=', row.id)
    .where('decision', 'in', alike)
    .where('outcome', '!=', ObjectionOutcome.Reversed)
    .executeTakeFirst()
  if (other) return
  if (decision === BlogBanned || decision === LodgeBanned) {
    const banType = decision === BlogBanned ? BanType.Blogs : BanType.CreateLodges
    // A ban by somebody else, for another reason, stays.
    await db
      .deleteFrom('ban')
      .where('profileId', '=', profileId)
      .where('banType', '=', banType)
      .where('createdAt', '=', row.decidedAt)
      .execute()
    return
  }
  if (!locks.includes(decision)) return
  const { Active, Locked, PermaLocked, ToBeDeleted } = ProfileStatus
  await db
    .updateTable('profile')
    .set({ status: Active, statusBeforeDeletion: null, deletedAt: null, deleteReason: null, eraseAt: null })
    .where('id', '=', profileId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', [Locked, ProfileStatus.Quarantined, PermaLocked]),
        eb.and([eb('status', '=', ToBeDeleted), eb('statusBeforeDeletion', '=', PermaLocked)]),
      ]),
    )
    .execute()
  await publishProfileChange(db, profileId)
}
