import type { Transaction } from 'kysely'
import type { Locale } from '../content/locale'
import { productName } from '../content/money/products'
import { MessageType } from '../contract/enums'
import { type PurchasableItem } from '../contract/money/moneyEnums'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { addJob } from '../core/jobs'
import { sendSystemMessage } from '../shared/mail/system'
import type { Purchase } from '../shared/money/purchases'

/** Sends the buyer the receipt of a paid order, on the site and by mail. */
export async function sendReceipt(deps: Deps, transaction: Transaction<DB>, purchase: Purchase): Promise<void> {
  const { id, profileId, siteId, amount, currency, item } = purchase
  if (profileId === null) return
  const { language } = await transaction
    .selectFrom('profile')
    .select('language')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  const about = {
    orderId: id,
    name: productName(language as Locale, item as PurchasableItem, purchase),
    amount: { amount, currency },
  }
  await sendSystemMessage(deps, transaction, profileId, { type: MessageType.Receipt, about })
  await addJob(transaction, 'sendMail', { mail: 'receipt', siteId, purchaseId: id })
}
