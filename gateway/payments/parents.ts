import type { AnswerOf } from '../../legacy/contract/contract'
import type {
  BankTransfer as BankTransferShape,
  Offer,
  Order as OrderShape,
} from '../../legacy/contract/money/moneyShapes'
import type { ItemOf } from '../core/schema/parents'
import type { UserError } from '../core/mutation'

export type Order = OrderShape
export type BankTransfer = BankTransferShape
export type Receipt = AnswerOf<'Payment.ReceiptDialogData'>
export type GiftReceipt = AnswerOf<'Payment.CheckGiftMembershipReceipt'>
export type ProductOffer = Offer
export type QuickScorPromotion = AnswerOf<'Payment.QuickScorPageData'>
export type SearchPromotion = AnswerOf<'Payment.SearchPromotionPageData'>
export type BirthdayWishes = AnswerOf<'Payment.BirthdayWishesData'>
export type UpcomingBirthday = BirthdayWishes['birthdays'][number]

export type Taking = ItemOf<'Payment.GetTakings'>
export type PaymentDifference = ItemOf<'Payment.GetDifferences'>

/** The order is read only when the client asks for it. */
interface OrderPayload {
  readonly orderLegacyId?: number
  readonly checkoutUrl?: string | null
  readonly userErrors: readonly UserError[]
}

export type OrderStory = AnswerOf<'Payment.GetOrderStory'> & { readonly id: number }
export type RefundOrderPayload = OrderPayload & {
  readonly refund?: { readonly amount: number; readonly currency: string }
}
export type BuyMembershipPayload = OrderPayload
export type GiveMembershipPayload = OrderPayload
export type BuyQuickScorAdPayload = OrderPayload
export type BuySearchPromotionPayload = OrderPayload
export type BuyBirthdayWishesPayload = OrderPayload
export type RecordBankTransferPayload = OrderPayload
