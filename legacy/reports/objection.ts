import type { AnswerOf, BodyOf, QueryOf } from '../contract/contract'
import { ProfileStatus } from '../contract/enums'
import { ReportCaseStatus, ReportDecision, type ReportItemType } from '../contract/staff/reportEnums'
import type { Decision } from '../contract/reports'
import { after, DAY } from '../core/clock'
import { pageOf, type Deps, type MemberViewer, type Viewer } from '../core/handler'
import type { Site } from '../core/sites'
import { Problem } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { decisionFields, hidesWords, lockCase, updateCase, type CaseRow } from './case'
import { OBJECTION_DAYS } from './decision'
import { decisionLink, openDecisionLink } from './link'

/** How long a deleted profile is kept for the answer to an objection. */
const HELD_DAYS = 60

type Objecting = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Decisions about the viewer that changed something, latest first. */
export async function ownDecisions(
  deps: Objecting,
  { profile, site }: MemberViewer,
  query: QueryOf<'Reports.GetMyDecisions'>,
): Promise<AnswerOf<'Reports.GetMyDecisions'>> {
  const { skip, take } = pageOf(query)
  const rows = await deps.db
    .selectFrom('reportCase')
    .innerJoin('profile', 'profile.id', 'reportCase.reportedProfileId')
    .selectAll('reportCase')
    .select('profile.email')
    .where('reportedProfileId', '=', profile.id)
    .where('decision', 'not in', [ReportDecision.None, ReportDecision.Dismissed])
    .orderBy('reportCase.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map((row) => decisionAnswer(deps, site, row))
}

/** @throws 410 for a link that leads to no decision about anybody */
export async function decisionByLink(deps: Objecting, { site }: Pick<Viewer, 'site'>, link: string): Promise<Decision> {
  const row = await deps.db
    .selectFrom('reportCase')
    .innerJoin('profile', 'profile.id', 'reportCase.reportedProfileId')
    .selectAll('reportCase')
    .select('profile.email')
    .where('reportCase.id', '=', await openDecisionLink(deps, link))
    .executeTakeFirst()
  if (!row) throw new Problem(410, 'LINK_EXPIRED')
  return decisionAnswer(deps, site, row)
}

/** Objects once; the case waits again, for somebody else of the staff. @throws 409 OBJECTION_CLOSED */
export async function objectToDecision(
  deps: Objecting,
  viewer: Viewer,
  { link, ...body }: BodyOf<'Reports.ObjectToDecision'>,
): Promise<Decision> {
  const caseId = await openDecisionLink(deps, link)
  const objection = requiredText('text', body.text)
  await deps.db.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, caseId)
    if (objectUntil(deps, row) === null) throw new Problem(409, 'OBJECTION_CLOSED')
    const now = deps.clock.now()
    const status = ReportCaseStatus.Objected
    await updateCase(transaction, caseId, { status, objection, objectedAt: now, waitingSince: now })
    // A profile that the staff deleted is not erased while they decide on that.
    await transaction
      .updateTable('profile')
      .set((eb) => ({ eraseAt: eb.fn<Date>('greatest', ['eraseAt', eb.val(after(now, HELD_DAYS * DAY))]) }))
      .where('id', '=', row.reportedProfileId)
      .where('status', '=', ProfileStatus.ToBeDeleted)
      .where('statusBeforeDeletion', '=', ProfileStatus.PermaLocked)
      .execute()
  })
  return decisionByLink(deps, viewer, link)
}

function objectUntil({ clock }: Pick<Deps, 'clock'>, row: CaseRow): Date | null {
  const { status, decision, decidedAt, objectedAt, reportedProfileId } = row
  if (status !== ReportCaseStatus.Decided || decision === ReportDecision.Dismissed) return null
  if (decidedAt === null || objectedAt !== null || reportedProfileId === null) return null
  const until = after(decidedAt, OBJECTION_DAYS * DAY)
  return until > clock.now() ? until : null
}

function decisionAnswer(deps: Objecting, site: Site, row: CaseRow & { readonly email: string }): Decision {
  return {
    link: decisionLink(deps, { caseId: row.id, email: row.email }),
    itemType: row.itemType as ReportItemType,
    objectUntil: objectUntil(deps, row)?.toISOString() ?? null,
    ...decisionFields(row),
    evidence: hidesWords(row, site) ? null : row.evidence,
  }
}
