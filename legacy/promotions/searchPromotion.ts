import { sql } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { PurchasableItem } from '../contract/money/moneyEnums'
import { after, DAY } from '../core/clock'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'
import type { Fulfilment } from '../shared/money/fulfilments'
import { onlyOffer } from '../shared/money/offers'

/** Another promotion begins where the one before ends. */
export const searchPromotion: Fulfilment = {
  accept: async () => ({ recipientId: null, text: null }),
  give: async ({ clock }, db, { profileId, days }) => {
    if (profileId === null) return
    const startsAt = (await promotedUntil(db, profileId, clock.now())) ?? clock.now()
    const endsAt = after(startsAt, (days ?? 1) * DAY)
    await db.insertInto('searchPromotion').values({ profileId, startsAt, endsAt }).execute()
  },
}

async function promotedUntil(db: Database, profileId: number, now: Date): Promise<Date | null> {
  const { endsAt } = await db
    .selectFrom('searchPromotion')
    .select(sql<Date | null>`max(ends_at)`.as('endsAt'))
    .where('profileId', '=', profileId)
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow()
  return endsAt
}

export async function searchPromotionPage(
  deps: Deps,
  viewer: MemberViewer,
): Promise<AnswerOf<'Payment.SearchPromotionPageData'>> {
  const until = await promotedUntil(deps.db, viewer.profile.id, deps.clock.now())
  return {
    offer: await onlyOffer(deps, viewer, PurchasableItem.SearchPromotion),
    promotedUntil: until?.toISOString() ?? null,
  }
}
