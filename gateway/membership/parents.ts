import type { AnswerOf } from '../../legacy/contract/contract'
import type { Money as MoneyShape } from '../../legacy/contract/shapes'

export type Money = MoneyShape
export type MembershipPackage = AnswerOf<'Membership.MembershipPackages'>[number]
export type Membership = AnswerOf<'Membership.MembershipPageData'>
export type MembershipSubscription = NonNullable<Membership['subscription']>
export type SpecialOffer = AnswerOf<'Membership.SpecialOfferData'>
