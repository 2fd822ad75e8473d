import type { Transaction } from 'kysely'
import { addresseeOf } from '../content/addressee'
import type { Locale } from '../content/locale'
import { render } from '../content/mails/render'
import { systemMessage, type SystemText } from '../content/systemMessages/systemMessages'
import { MessageType, ProfileStatus } from '../contract/enums'
import { ReportDecision } from '../contract/staff/reportEnums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { companyFactsOf } from '../core/sites'
import { sendSystemMessage } from '../shared/mail/system'
import { decisionUrl } from './link'

type Told = Exclude<ReportDecision, 0 | 1> | 'stands' | 'reversed'

const texts: Record<Told, SystemText> = {
  [ReportDecision.ContentRemoved]: 'DECISION_CONTENT_REMOVED',
  [ReportDecision.ProfileLocked]: 'DECISION_PROFILE_LOCKED',
  [ReportDecision.BlogBanned]: 'DECISION_BLOG_BANNED',
  [ReportDecision.ChangeAsked]: 'DECISION_CHANGE_ASKED',
  [ReportDecision.LodgeBanned]: 'DECISION_LODGE_BANNED',
  [ReportDecision.Quarantined]: 'DECISION_QUARANTINED',
  [ReportDecision.ProfileDeleted]: 'DECISION_PROFILE_DELETED',
  stands: 'OBJECTION_STANDS',
  reversed: 'OBJECTION_REVERSED',
}

/** A mail about a decision; its link is made when the mail is written, so that no secret waits in the queue. */
export interface DecisionMailJob {
  readonly caseId: number
  readonly text: SystemText
}

interface About {
  readonly caseId: number
  readonly profileId: number
  readonly about: ReportDecision | 'stands' | 'reversed'
  readonly reason: string | null
}

/** Tells a member of a decision by a message from the site and by mail. */
export async function tellMember(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { caseId, profileId, about, reason }: About,
): Promise<void> {
  const text = texts[about as Told]
  await sendSystemMessage(deps, transaction, profileId, {
    type: MessageType.SystemMessage,
    about: { text, params: { reason: reason ?? '' } },
  })
  await addJob(transaction, 'sendDecisionMail', { caseId, text })
}

/** Tells those who reported what came of it, without saying more of the member than that. */
export async function tellReporters(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { caseId, isUpheld }: { readonly caseId: number; readonly isUpheld: boolean },
): Promise<void> {
  const reporters = await transaction
    .selectFrom('report')
    .innerJoin('profile', 'profile.id', 'report.reporterId')
    .select('profile.id')
    .distinct()
    .where('report.caseId', '=', caseId)
    .where('profile.status', '=', ProfileStatus.Active)
    .orderBy('profile.id')
    .execute()
  for (const { id } of reporters) {
    await sendSystemMessage(deps, transaction, id, {
      type: MessageType.SystemMessage,
      about: { text: isUpheld ? 'REPORT_UPHELD' : 'REPORT_DISMISSED', params: {} },
    })
  }
}

/** Mails a member what was decided and why, with the way to object, if case and member are still there. */
export async function sendDecisionMail(deps: Deps, { caseId, text }: DecisionMailJob): Promise<void> {
  const row = await deps.db
    .selectFrom('reportCase')
    .innerJoin('profile', 'profile.id', 'reportCase.reportedProfileId')
    .select(['reportCase.reason', 'reportCase.outcomeReason', 'reportCase.outcome'])
    .select(['profile.name', 'profile.email', 'profile.language', 'profile.siteId', 'profile.profileType'])
    .where('reportCase.id', '=', caseId)
    .executeTakeFirst()
  if (!row) return
  const { mailer, settings } = deps
  const site = settings.sites.openly(settings.sites.byId(row.siteId))
  const locale = row.language as Locale
  const addressee = addresseeOf(row)
  const isOutcome = text === texts.stands || text === texts.reversed
  const params = { siteName: site.name, reason: (isOutcome ? row.outcomeReason : row.reason) ?? '' }
  const mail = render(isOutcome ? 'objectionDecided' : 'decisionMade', locale, {
    facts: companyFactsOf(site, locale),
    addressee,
    values: {
      profileName: row.name,
      url: decisionUrl(deps, site, { caseId, email: row.email }),
      text: systemMessage(locale, text, params, addressee),
    },
  })
  await mailer.send({ from: { name: site.name, address: settings.mailFrom }, to: row.email, ...mail })
}
