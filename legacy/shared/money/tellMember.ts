import type { Transaction } from 'kysely'
import type { PlaceholderValues } from '../../content/interpolate'
import type { Locale } from '../../content/locale'
import type { SystemText } from '../../content/systemMessages/systemMessages'
import { MessageType } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import type { Site } from '../../core/sites'
import { sendSystemMessage } from '../mail/system'

interface Notice {
  readonly siteId: number
  readonly text: SystemText
  readonly params?: PlaceholderValues
}

/** Tells a member something about their payments, on the site and by mail. */
export async function tellMember(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
  { siteId, text, params = {} }: Notice,
): Promise<void> {
  await sendSystemMessage(deps, transaction, profileId, { type: MessageType.SystemMessage, about: { text, params } })
  await addJob(transaction, 'sendMail', { mail: 'paymentNotice', siteId, profileId, text, params })
}

/** A day in the language of a member and on the clocks of a site. */
export function dayIn(locale: Locale, { timeZone }: Pick<Site, 'timeZone'>, moment: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment)
}
