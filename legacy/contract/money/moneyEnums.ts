type ValueOf<E> = E[keyof E]

/** What is sold. The specification names 3, 6, 12 and 26. */
export const PurchasableItem = {
  Membership: 1,
  GiftMembership: 2,
  QuickScorAd: 3,
  SearchPromotion: 6,
  OneDayMembership: 12,
  BirthdayWishes: 26,
  EventTicket: 30,
} as const
export type PurchasableItem = ValueOf<typeof PurchasableItem>

/** Whether a membership renews by itself, and why not. */
export const SubscriptionStatus = {
  None: 0,
  ActiveInitialPurchase: 1,
  Active: 2,
  DeactivatedByUser: 3,
  DeactivatedPaymentServiceError: 4,
  DeactivatedByPaymentMethodFailed: 5,
} as const
export type SubscriptionStatus = ValueOf<typeof SubscriptionStatus>

/** The specification does not name BankTransfer. */
export const PaymentMethod = {
  CreditCard: 1,
  MobilePay: 2,
  Sms: 3,
  MobilePaySubscriptions: 4,
  MobilePayEPayment: 5,
  BankTransfer: 6,
} as const
export type PaymentMethod = ValueOf<typeof PaymentMethod>

export const DeclineReason = {
  InsufficientFunds: 1,
  CardBlocked: 2,
  DeclinedByBank: 3,
  CardExpired: 4,
  Unknown: 5,
} as const
export type DeclineReason = ValueOf<typeof DeclineReason>

/** The way of an order. A waiting order may have been declined once: another attempt can still succeed. */
export const OrderStatus = { Created: 1, Waiting: 2, Paid: 3, Failed: 4, Expired: 5 } as const
export type OrderStatus = ValueOf<typeof OrderStatus>

/** The outcome of a payment; null while it waits. */
export const PaymentOutcome = { Succeeded: 1, DeclinedByPaymentService: 2 } as const
export type PaymentOutcome = ValueOf<typeof PaymentOutcome>

/** The features for which a membership is needed, by their codes in refusals. */
export const FeatureCode = {
  CreateBlog: 'CreateBlog',
  EditBlog: 'EditBlog',
  CreateLodge: 'CreateLodge',
  CreateLodgeDebateEntry: 'CreateLodgeDebateEntry',
  TaggedProfiles: 'TaggedProfiles',
  MembersOnly: 'MembersOnly',
  LoginOldProfile: 'LoginOldProfile',
  WriteMail: 'WriteMail',
} as const
export type FeatureCode = ValueOf<typeof FeatureCode>
