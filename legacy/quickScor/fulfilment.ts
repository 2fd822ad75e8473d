import { PurchasableItem } from '../contract/money/moneyEnums'
import { after, DAY } from '../core/clock'
import { invalid } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import type { Fulfilment } from '../shared/money/fulfilments'
import { MAX_AD_LENGTH } from './ads'

/** An ad runs from the payment on. */
const quickScorAd: Fulfilment = {
  accept: async (_deps, _viewer, wish) => {
    const text = requiredText('text', wish.text ?? '')
    if (text.length > MAX_AD_LENGTH) throw invalid({ field: 'text', code: 'TOO_LONG', params: { max: MAX_AD_LENGTH } })
    return { recipientId: null, text }
  },
  give: async ({ clock, settings }, db, { profileId, siteId, text, days }) => {
    if (profileId === null || text === null) return
    const now = clock.now()
    await db
      .insertInto('quickScorAd')
      .values({
        profileId,
        text,
        dark: settings.sites.byId(siteId).dark,
        createdAt: now,
        expiresAt: after(now, (days ?? 1) * DAY),
      })
      .execute()
  },
}

export const quickScorFulfilments = { [PurchasableItem.QuickScorAd]: quickScorAd }
