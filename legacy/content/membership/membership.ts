import Type, { type Static } from 'typebox'
import type { Addressee } from '../addressee'
import { interpolate, type CompanyFacts } from '../interpolate'
import type { Locale } from '../locale'
import { ByKey, Exact, readCoupleTexts, readTexts } from '../texts'

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

type MembershipReason = (typeof membershipReasons)[number]

export const packageDays = [1, 30, 90, 180, 365] as const

const MembershipPitch = Exact({ headline: Type.String(), body: Type.String() })
export type MembershipPitch = Static<typeof MembershipPitch>

const MembershipBenefit = Exact({ title: Type.String(), text: Type.String() })
export type MembershipBenefit = Static<typeof MembershipBenefit>

const MembershipTexts = Exact({
  reasons: ByKey(membershipReasons, MembershipPitch),
  benefits: Type.Array(MembershipBenefit),
  packages: ByKey(['1', '30', '90', '180', '365'] satisfies `${(typeof packageDays)[number]}`[], Type.String()),
})

const CoupleMembershipTexts = Exact({
  reasons: Type.Partial(ByKey(membershipReasons, Type.Partial(MembershipPitch))),
  benefits: Type.Array(MembershipBenefit),
})

const texts = readTexts(import.meta.url, MembershipTexts, ({ benefits }) => benefits.length)

const couples = readCoupleTexts(import.meta.url, CoupleMembershipTexts)

const isReason = (code: string): code is MembershipReason => membershipReasons.some((reason) => reason === code)

/** Unknown codes get the text of `MembersOnly`. */
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

/** In display order. */
export const membershipBenefits = (locale: Locale, addressee: Addressee = 'single'): MembershipBenefit[] =>
  (addressee === 'couple' && couples[locale]?.benefits) || texts[locale].benefits

/** @throws for a length that no text names */
export const packageName = (locale: Locale, days: number): string => {
  const length = packageDays.find((known) => known === days)
  if (length === undefined) throw new Error(`No text names a membership of ${days} days`)
  return texts[locale].packages[length]
}
