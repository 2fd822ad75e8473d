import type { AnswerOf } from '../../legacy/contract/contract'
import type { Money as MoneyShape } from '../../legacy/contract/shapes'

export type Money = MoneyShape
export type MembershipPackage = AnswerOf<'Membership.BuyMembershipDialogData'>['packages'][number]
