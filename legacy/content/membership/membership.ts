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

/** Why the buy-membership dialog opens: a members-only feature, or one of the two reasons for its 24-hour form. */
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

/** A reason the buy-membership dialog opens for. */
export type MembershipReason = (typeof membershipReasons)[number]

/** How many days a membership can be bought for. */
export const packageDays = [1, 30, 90, 180, 365] as const

/** The length of a membership. */
export type PackageDays = (typeof packageDays)[number]

/** What one reason says in the dialog. */
export interface MembershipPitch {
  headline: string
  body: string
}

/** What a membership gives. */
export interface MembershipBenefit {
  title: string
  text: string
}

/** The texts about membership of one language. */
export interface MembershipTexts {
  reasons: Record<MembershipReason, MembershipPitch>
  benefits: MembershipBenefit[]
  packages: Record<PackageDays, string>
}

/** What is said about membership to a couple in other words. */
export interface CoupleMembershipTexts {
  reasons: Partial<Record<MembershipReason, Partial<MembershipPitch>>>
  benefits: MembershipBenefit[]
}

const texts: Record<Locale, MembershipTexts> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** What a couple reads in other words than one person. English says it alike. */
const couples: Partial<Record<Locale, CoupleMembershipTexts>> = {
  'da-DK': daDKCouple,
  'nb-NO': nbNOCouple,
  'sv-SE': svSECouple,
}

const isReason = (code: string): code is MembershipReason => membershipReasons.some((reason) => reason === code)

/** What the dialog says for a feature code; a code it does not know reads as `MembersOnly`. */
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

/** What every membership gives, in the order it is shown. */
export const membershipBenefits = (locale: Locale, addressee: Addressee = 'single'): MembershipBenefit[] =>
  (addressee === 'couple' && couples[locale]?.benefits) || texts[locale].benefits

/** The name of a package by its length. */
export const packageName = (locale: Locale, days: PackageDays): string => texts[locale].packages[days]
