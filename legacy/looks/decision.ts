import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { lookReason } from '../content/lookTemplates/lookTemplates'
import type { SystemText } from '../content/systemMessages/systemMessages'
import type { BodyOf } from '../contract/contract'
import { MessageType } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid } from '../core/problem'
import { companyFactsOf } from '../core/sites'
import { plainText } from '../core/text/plainText'
import { sendSystemMessage } from '../shared/mail/system'

type Verdict = Pick<BodyOf<'Looks.DecideMedia'>, 'accepted' | 'template' | 'reason'>

/** Gives the reason of a verdict in a language; null for who is accepted. @throws 400 for a refusal without one */
export function reasonOf(
  { site, locale }: MemberViewer,
  { accepted, template, reason: given = '' }: Verdict,
): (language: Locale) => string | null {
  if (accepted) return () => null
  const written = plainText(given)
  const reasonIn = (language: Locale) => {
    const chosen = template === undefined ? undefined : lookReason(template, language, companyFactsOf(site, language))
    return [chosen, written].filter(Boolean).join(' ')
  }
  if (reasonIn(locale) === '') throw invalid({ field: 'reason', code: 'REQUIRED' })
  return reasonIn
}

interface Told {
  readonly id: number
  readonly siteId: number
  readonly text: SystemText
  readonly reason: string | null
}

/** The member reads the answer where they are logged in; the mail says only that there is one. */
export async function tell(
  deps: Pick<Deps, 'clock'>,
  db: Transaction<DB>,
  { id: profileId, siteId, text, reason }: Told,
): Promise<void> {
  const about = { text, ...(reason !== null && { params: { reason } }) }
  await sendSystemMessage(deps, db, profileId, { type: MessageType.SystemMessage, about })
  await addJob(db, 'sendMail', { mail: 'toProfile', name: 'lookAnswered', siteId, profileId })
}
