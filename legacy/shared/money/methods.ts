import { PaymentMethod, PurchasableItem } from '../../contract/money/moneyEnums'
import type { Settings } from '../../core/settings'
import type { Site } from '../../core/sites'
import type { Product } from './products'

/** Where MobilePay is in use. */
const mobilePayCurrencies = ['DKK']

/** A transfer takes longer than a membership of 24 hours lasts, and than a place is held. */
const soon: readonly PurchasableItem[] = [PurchasableItem.OneDayMembership, PurchasableItem.EventTicket]

/** The ways to pay for a product on a site; none without a payment service. */
export function methodsFor(
  { settings }: { readonly settings: Pick<Settings, 'billwerk' | 'bankAccount'> },
  site: Site,
  { renews, item }: Pick<Product, 'renews' | 'item'>,
): PaymentMethod[] {
  const online = settings.billwerk.key !== ''
  const mobilePay = online && mobilePayCurrencies.includes(site.currency)
  return [
    ...(online ? [PaymentMethod.CreditCard] : []),
    ...(mobilePay ? [renews ? PaymentMethod.MobilePaySubscriptions : PaymentMethod.MobilePay] : []),
    ...(settings.bankAccount !== '' && !soon.includes(item) ? [PaymentMethod.BankTransfer] : []),
  ]
}
