import { sql, type Selectable, type Transaction } from 'kysely'
import type { AnswerOf, QueryOf } from '../contract/contract'
import { type BanType, type ProfileStatus, type RoleLevel } from '../contract/enums'
import {
  ReportCaseStatus,
  type ObjectionOutcome,
  ReportDecision,
  type ReportItemType,
  type ReportReason,
} from '../contract/staff/reportEnums'
import type { ReportCase } from '../contract/reports'
import type { Locale } from '../content/locale'
import { decisionTemplates } from '../content/decisionTemplates/decisionTemplates'
import { bansOf } from '../core/access/bans'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import type { DB, ReportCase as ReportCaseTable } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { companyFactsOf, type Site } from '../core/sites'
import { isSameHuman, profilesOfHuman } from '../shared/account/sameHuman'
import { reportables } from '../shared/items/items'
import { mediaSummary, mediaSummaryColumns } from '../shared/media/summary'
import { locks } from '../shared/profiles/standingLocks'
import { heldBy, holdFields, released, requireFree } from '../shared/staff/hold'

type Store = Pick<Deps, 'db' | 'clock'>
export type CaseRow = Selectable<ReportCaseTable>

/** The queue: what is about children first, then what waits longest; those decided, and those of a member, latest first. */
export async function cases(
  { db, clock }: Store,
  viewer: MemberViewer,
  { decided, itemType, mine, profileId, ...page }: QueryOf<'Reports.GetCases'>,
): Promise<ReportCase[]> {
  const { skip, take } = pageOf(page)
  const now = clock.now()
  let query = caseRows(db, await profilesOfHuman(db, viewer.profile.id))
  if (itemType !== undefined) query = query.where('case.itemType', '=', itemType)
  if (mine) query = query.where('case.takenBy', '=', viewer.profile.id).where('case.takenUntil', '>', now)
  if (profileId !== undefined) {
    query = query.where('case.reportedProfileId', '=', profileId).orderBy('case.id', 'desc')
  } else if (decided) {
    query = query
      .where('case.status', '=', ReportCaseStatus.Decided)
      .orderBy('case.decidedAt', 'desc')
      .orderBy('case.id', 'desc')
  } else {
    query = query
      .where('case.waitingSince', 'is not', null)
      .orderBy(sql`(not "case".urgent)`)
      .orderBy('case.waitingSince')
      .orderBy('case.id')
  }
  const rows = await query.offset(skip).limit(take).execute()
  return rows.map((row) => caseAnswer(row, viewer, now))
}

/** @throws 404 when it is gone */
export async function caseById({ db, clock }: Store, viewer: MemberViewer, caseId: number): Promise<ReportCase> {
  const own = await profilesOfHuman(db, viewer.profile.id)
  const row = await caseRows(db, own).where('case.id', '=', caseId).executeTakeFirst()
  if (!row) throw notFound()
  return caseAnswer(row, viewer, clock.now())
}

/** Whom nobody of the staff is impartial about: the member whom a case is about, and those who reported it. */
export async function concerned(
  db: Database,
  { id, reportedProfileId }: Pick<CaseRow, 'id' | 'reportedProfileId'>,
): Promise<number[]> {
  const reporters = await db
    .selectFrom('report')
    .select('reporterId')
    .where('caseId', '=', id)
    .where('reporterId', 'is not', null)
    .$narrowType<{ reporterId: number }>()
    .execute()
  return [...reporters.map(({ reporterId }) => reporterId), ...(reportedProfileId === null ? [] : [reportedProfileId])]
}

function caseRows(db: Database, own: readonly number[]) {
  return db
    .selectFrom('reportCase as case')
    .leftJoin('profile', 'profile.id', 'case.reportedProfileId')
    .leftJoin('profile as holder', 'holder.id', 'case.takenBy')
    .selectAll('case')
    .select(['profile.name as profileName', 'profile.language', 'holder.name as holderName'])
    .select((eb) => [
      eb
        .selectFrom('report')
        .whereRef('report.caseId', '=', 'case.id')
        .select((report) => report.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('reportCount'),
      eb
        .selectFrom('report')
        .whereRef('report.caseId', '=', 'case.id')
        .select(sql<number[] | null>`array_agg(distinct report.reason order by report.reason)`.as('reasons'))
        .$asScalar()
        .as('reasons'),
      eb
        .or([
          eb('case.reportedProfileId', '=', anyOf(own)),
          eb.exists(
            eb
              .selectFrom('report')
              .select('report.id')
              .whereRef('report.caseId', '=', 'case.id')
              .where('report.reporterId', '=', anyOf(own)),
          ),
        ])
        .as('conflictOfInterest'),
    ])
}

function caseAnswer(
  row: Awaited<ReturnType<ReturnType<typeof caseRows>['execute']>>[number],
  viewer: MemberViewer,
  now: Date,
): ReportCase {
  return {
    id: row.id,
    itemType: row.itemType as ReportItemType,
    status: row.status as ReportCaseStatus,
    urgent: row.urgent,
    openedAt: row.openedAt.toISOString(),
    waitingSince: row.waitingSince?.toISOString() ?? null,
    reportCount: row.reportCount,
    reasons: (row.reasons ?? []) as ReportReason[],
    profileId: row.reportedProfileId,
    profileName: row.profileName,
    language: row.language as Locale | null,
    ...holdFields(row, viewer, now),
    decidedByViewer: row.decidedBy === viewer.profile.id,
    // Null when the profile is gone and no report names the viewer.
    conflictOfInterest: row.conflictOfInterest === true,
    ...decisionFields(row),
    ...(hidesWords(row, viewer.site) ? noWords : {}),
  }
}

/** Whether a site keeps back the words of a report, or of a case: main sites tell none of what was reported on a dark one. */
export function hidesWords({ dark }: { readonly dark: boolean }, site: Pick<Site, 'dark'>): boolean {
  return dark && !site.dark
}

const noWords = { reason: null, evidence: null, objection: null, outcomeReason: null }

/** What a case says of its decision, to staff and member alike. */
export function decisionFields(row: CaseRow) {
  return {
    decision: row.decision as ReportDecision,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    evidence: row.evidence,
    objection: row.objection,
    objectedAt: row.objectedAt?.toISOString() ?? null,
    outcome: row.outcome as ObjectionOutcome,
    outcomeReason: row.outcomeReason,
    outcomeAt: row.outcomeAt?.toISOString() ?? null,
  }
}

/** Reports of a case, with how right each reporter was before. Nobody learns who reported them. */
export async function caseReports(
  db: Database,
  { profile, site }: MemberViewer,
  { caseId, ...page }: QueryOf<'Reports.GetCaseReports'>,
): Promise<AnswerOf<'Reports.GetCaseReports'>> {
  const { skip, take } = pageOf(page)
  const rows = await db
    .selectFrom('report')
    .leftJoin('profile as reporter', 'reporter.id', 'report.reporterId')
    .select(['report.id', 'report.reason', 'report.text', 'report.createdAt', 'report.reporterId', 'report.dark'])
    .select('reporter.name as reporterName')
    .select((eb) => {
      const earlier = () =>
        eb
          .selectFrom('report as earlier')
          .whereRef('earlier.reporterId', '=', 'report.reporterId')
          .where('earlier.caseId', '!=', caseId)
          .select((count) => count.fn.countAll<number>().as('count'))
      const { None, Dismissed } = ReportDecision
      return [
        earlier().where('earlier.decision', '!=', None).$asScalar().$notNull().as('decidedCount'),
        earlier().where('earlier.decision', 'not in', [None, Dismissed]).$asScalar().$notNull().as('upheldCount'),
      ]
    })
    .where('report.caseId', '=', caseId)
    .orderBy('report.id')
    .offset(skip)
    .limit(take)
    .execute()
  const { reportedProfileId } = await caseRow(db, caseId)
  const isOwn = reportedProfileId !== null && (await isSameHuman(db, profile.id, [reportedProfileId]))
  return rows.map(({ createdAt, reason, dark, text, ...row }) => ({
    ...row,
    ...(isOwn && noReporter),
    text: isOwn || hidesWords({ dark }, site) ? null : text,
    reason: reason as ReportReason,
    createdAt: createdAt.toISOString(),
  }))
}

const noReporter = { reporterId: null, reporterName: null, decidedCount: 0, upheldCount: 0 }

const nothingShown = {
  title: null,
  text: null,
  createdAt: null,
  path: null,
  placeTitle: null,
  placeText: null,
  media: [],
  messages: [],
}

/** The item of a case in its context. A main site shows staff nothing of the dark ones. */
export async function caseItem(
  db: Database,
  { site }: MemberViewer,
  caseId: number,
): Promise<AnswerOf<'Reports.GetCaseItem'>> {
  const { itemType, itemId } = await caseRow(db, caseId)
  const item = await reportables.get(itemType as ReportItemType).shown(db, itemId)
  if (!item) return { state: 'GONE', ...nothingShown }
  if (item.dark && !site.dark) return { state: 'ON_DARK_SITES', ...nothingShown }
  const mediaIds = item.mediaIds ?? []
  const media =
    mediaIds.length === 0
      ? []
      : await db.selectFrom('media').select(mediaSummaryColumns).where('media.id', 'in', mediaIds).execute()
  const placeText = item.place?.text ?? ''
  return {
    state: 'SHOWN',
    title: item.title ?? null,
    text: item.text || null,
    createdAt: item.createdAt.toISOString(),
    path: item.path ?? null,
    placeTitle: item.place?.title ?? null,
    placeText: placeText || null,
    media: media.map(mediaSummary),
    messages: (item.messages ?? []).map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })),
  }
}

/** The words of an item, kept with a decision that may remove it. */
export async function wordsOfItem(db: Database, itemType: number, itemId: number): Promise<string | null> {
  const item = await reportables.get(itemType as ReportItemType).shown(db, itemId)
  return (item && [item.title, item.text].filter(Boolean).join('\n\n')) || null
}

/** History of the member whom a case is about. @throws 404 when the profile is gone */
export async function caseMember({ db, clock }: Store, caseId: number): Promise<AnswerOf<'Reports.GetCaseMember'>> {
  const profile = await db
    .selectFrom('reportCase as case')
    .innerJoin('profile', 'profile.id', 'case.reportedProfileId')
    .select(['profile.id', 'profile.name', 'profile.status', 'profile.roleLevel', 'profile.createdAt'])
    .select('profile.validated')
    .select((eb) => {
      const earlier = () =>
        eb
          .selectFrom('reportCase as earlier')
          .whereRef('earlier.reportedProfileId', '=', 'profile.id')
          .where('earlier.id', '!=', caseId)
          .select((count) => count.fn.countAll<number>().as('count'))
      const { None, Dismissed } = ReportDecision
      return [
        earlier().where('earlier.decision', '!=', None).$asScalar().$notNull().as('caseCount'),
        earlier().where('earlier.decision', 'not in', [None, Dismissed]).$asScalar().$notNull().as('upheldCount'),
        earlier().where('earlier.decision', 'in', locks).$asScalar().$notNull().as('lockCount'),
        eb
          .selectFrom('report')
          .whereRef('report.reporterId', '=', 'profile.id')
          .select((count) => count.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('reportsMade'),
      ]
    })
    .where('case.id', '=', caseId)
    .executeTakeFirst()
  if (!profile) throw notFound()
  const { id: profileId, status, roleLevel, createdAt, ...facts } = profile
  const bans = await bansOf(db, profileId, clock.now())
  return {
    ...facts,
    profileId,
    status: status as Exclude<ProfileStatus, 0>,
    roleLevel: roleLevel as Exclude<RoleLevel, 0>,
    createdAt: createdAt.toISOString(),
    bans: bans.map(({ banType, reason, until }) => ({
      banType: banType as BanType,
      reason,
      until: until?.toISOString() ?? null,
    })),
  }
}

/** Reasons to begin with, in the language of the member. */
export async function caseTemplates(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  viewer: MemberViewer,
  caseId: number,
): Promise<AnswerOf<'Reports.GetCaseTemplates'>> {
  const { reportedProfileId } = await caseRow(db, caseId)
  const member = await db
    .selectFrom('profile')
    .select(['language', 'siteId'])
    .where('id', '=', reportedProfileId)
    .executeTakeFirst()
  const locale = (member?.language ?? viewer.locale) as Locale
  const site = member ? settings.sites.byId(member.siteId) : viewer.site
  return decisionTemplates(locale, companyFactsOf(site, locale))
}

/** Takes a case, or holds it longer. @throws 409 CASE_TAKEN while another holds it */
export function takeCase(deps: Store, viewer: MemberViewer, caseId: number): Promise<ReportCase> {
  return setHold(deps, viewer, caseId, heldBy(viewer, deps))
}

export function releaseCase(deps: Store, viewer: MemberViewer, caseId: number): Promise<ReportCase> {
  return setHold(deps, viewer, caseId, released)
}

async function setHold(
  deps: Store,
  viewer: MemberViewer,
  caseId: number,
  hold: Pick<CaseRow, 'takenBy' | 'takenUntil'>,
): Promise<ReportCase> {
  await deps.db.transaction().execute(async (transaction) => {
    requireFree(await lockCase(transaction, caseId), viewer, deps, 'CASE_TAKEN')
    await updateCase(transaction, caseId, hold)
  })
  return caseById(deps, viewer, caseId)
}

/** Locks a case against concurrent changes, and against reports that would join it. @throws 404 */
export async function lockCase(transaction: Transaction<DB>, caseId: number): Promise<CaseRow> {
  const row = await transaction
    .selectFrom('reportCase')
    .selectAll()
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function updateCase(
  transaction: Transaction<DB>,
  caseId: number,
  values: Partial<Omit<CaseRow, 'id'>>,
): Promise<void> {
  await transaction.updateTable('reportCase').set(values).where('id', '=', caseId).execute()
}

async function caseRow(db: Database, caseId: number): Promise<CaseRow> {
  const row = await db.selectFrom('reportCase').selectAll().where('id', '=', caseId).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
