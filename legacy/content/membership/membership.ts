import type { Addressee } from '../addressee'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import daDK from './da-DK'
import daDKCouple from './da-DK.couple'
import enGB from './en-GB'
import nbNO from './nb-NO'
import nbNOCouple from './nb-NO.couple'
import svSE from './sv-SE'
import svSECouple from './sv-SE.couple'

/** Reasons to open the buy-membership dialog: a members-only feature, or one of the two for its 24-hour form. */
export const membershipReasons = [
  'CreateBlog',
  'EditBlog',
  'CreateLodge',
  'CreateLodgeDebateEntry',
  'TaggedProfiles',
  'MembersOnly',
  'LoginOldProfile',
  'WriteMail',
] as const

export type MembershipReason = (typeof membershipReasons)[number]

/** Lengths of a membership, in days. */
export const packageDays = [1, 30, 90, 180, 365] as const

export type PackageDays = (typeof packageDays)[number]

/** The dialog's texts for one reason. */
export interface MembershipPitch {
  headline: string
  body: string
}

export interface MembershipBenefit {
  title: string
  text: string
}

export interface MembershipTexts {
  reasons: Record<MembershipReason, MembershipPitch>
  benefits: MembershipBenefit[]
  packages: Record<PackageDays, string>
}

/** Texts about membership that differ for couples. */
export interface CoupleMembershipTexts {
  reasons: Partial<Record<MembershipReason, Partial<MembershipPitch>>>
  benefits: MembershipBenefit[]
}

const texts: Record<Locale, MembershipTexts> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** Texts that differ for couples. English has no differences. */
const couples: Partial<Record<Locale, CoupleMembershipTexts>> = {
  'da-DK': daDKCouple,
  'nb-NO': nbNOCouple,
  'sv-SE': svSECouple,
}

const isReason = (code: string): code is MembershipReason => membershipReasons.some((reason) => reason === code)

/** The dialog's text for a feature code; unknown codes get the text of `MembersOnly`. */
export const membershipPitch = (
  locale: Locale,
  featureCode: string,
  facts: CompanyFacts,
  addressee: Addressee = 'single',
): MembershipPitch => {
  const reason = isReason(featureCode) ? featureCode : 'MembersOnly'
  const pitch = { ...texts[locale].reasons[reason], ...(addressee === 'couple' && couples[locale]?.reasons[reason]) }
  return { headline: interpolate(pitch.headline, facts), body: interpolate(pitch.body, facts) }
}

/** The benefits of every membership, in display order. */
export const membershipBenefits = (locale: Locale, addressee: Addressee = 'single'): MembershipBenefit[] =>
  (addressee === 'couple' && couples[locale]?.benefits) || texts[locale].benefits

export const packageName = (locale: Locale, days: PackageDays): string => texts[locale].packages[days]
