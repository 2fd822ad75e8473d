import type { NotificationTopic } from '../../contract/enums'
import type { Addressee } from '../addressee'
import type { Hint, HintCode } from '../hints/hints'
import type { Locale } from '../locale'
import type { MailName, MailText } from '../mails/mail'
import type { MembershipBenefit, MembershipPitch, MembershipReason } from '../membership/membership'
import type { ErrorCode } from '../messages/messages'
import type { NoticeText } from '../notices/notice'
import type { SystemText } from '../systemMessages/systemMessages'
import daDK from './da-DK'
import nbNO from './nb-NO'
import svSE from './sv-SE'

/** What a language says to a couple in other words than to one person; everything else is said alike. */
export interface CoupleTexts {
  readonly hints: Partial<Record<HintCode, Partial<Hint>>>
  readonly mails: Partial<Record<MailName, Partial<MailText>>>
  readonly membership: {
    readonly reasons: Partial<Record<MembershipReason, Partial<MembershipPitch>>>
    readonly benefits?: MembershipBenefit[]
  }
  readonly messages: Partial<Record<ErrorCode, string>>
  readonly notices: Partial<Record<NotificationTopic, Partial<NoticeText>>>
  readonly systemMessages: Partial<Record<SystemText, string>>
}

const same: CoupleTexts = {
  hints: {},
  mails: {},
  membership: { reasons: {} },
  messages: {},
  notices: {},
  systemMessages: {},
}

const texts: Record<Locale, CoupleTexts> = { 'da-DK': daDK, 'en-GB': same, 'nb-NO': nbNO, 'sv-SE': svSE }

/** What stands in for the ordinary texts; nothing for a single person. */
export const textsFor = (addressee: Addressee, locale: Locale): CoupleTexts =>
  addressee === 'couple' ? texts[locale] : same
