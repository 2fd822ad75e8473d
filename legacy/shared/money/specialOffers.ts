import type { Selectable } from 'kysely'
import { OrderStatus } from '../../contract/money/moneyEnums'
import type { SpecialOffer } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'

/** A special offer that the viewer can still take: it runs on this site, and they have not taken it. */
export function runningOffer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { site, profile }: MemberViewer,
  id: number,
): Promise<Selectable<SpecialOffer> | undefined> {
  const now = clock.now()
  return db
    .selectFrom('specialOffer')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', site.id)
    .where('startsAt', '<=', now)
    .where('endsAt', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('purchase')
            .select('purchase.id')
            .whereRef('purchase.specialOfferId', '=', 'specialOffer.id')
            .where('purchase.profileId', '=', profile.id)
            .where('purchase.status', '=', OrderStatus.Paid),
        ),
      ),
    )
    .executeTakeFirst()
}
