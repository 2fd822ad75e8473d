import type { AnswerOf } from '../../legacy/contract/contract'
import type { MembershipPackage as MembershipPackageShape } from '../../legacy/contract/money/moneyShapes'
import type { Money as MoneyShape } from '../../legacy/contract/shapes'

export type Money = MoneyShape
export type MembershipPackage = MembershipPackageShape
export type Membership = AnswerOf<'Membership.MembershipPageData'>
export type Subscription = NonNullable<Membership['subscription']>
export type SpecialOffer = AnswerOf<'Membership.SpecialOfferData'>
