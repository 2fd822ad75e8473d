import { sql, type ExpressionBuilder, type Transaction } from 'kysely'
import { DarkStatus, ProfileStatus } from '../../contract/enums'
import { anyOf } from '../../core/database/anyOf'
import type { DB, Profile } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'
import type { MemberExpression } from '../visibility/viewerExpression'
import { notificationItems, openTo } from './items'
import type { News } from './news'
import { commentOpenTo } from './readable'

/** The receivers who may see a subject, found in one query by the same rules as for reading it. */
export async function receiversOf(deps: Pick<Deps, 'clock'>, trx: Transaction<DB>, news: News): Promise<number[]> {
  const { actorId, itemType, itemId, commentId } = news
  const item = notificationItems.get(itemType)
  const about = { itemId: sql<number>`${itemId}::integer`, actorId: sql<number>`${actorId}::integer` }
  const all = trx
    .selectFrom('profile as receiver')
    .select('receiver.id')
    .where('receiver.id', '=', anyOf(news.to))
    .where('receiver.id', '!=', actorId)
    .where('receiver.status', '=', ProfileStatus.Active)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('profile')
          .select('profile.id')
          .where('profile.id', '=', actorId)
          .where(visibleTo(receiverOn(eb, 'main'))),
      ),
    )
    .where((eb) =>
      eb.or([
        openTo(item, deps, receiverOn(eb, 'main'), about),
        eb.and([
          eb('receiver.darkStatus', '=', DarkStatus.Approved),
          openTo(item, deps, receiverOn(eb, 'dark'), about),
        ]),
      ]),
    )
    .orderBy('receiver.id')
  const withComment =
    commentId === undefined ? all : all.where((eb) => commentOpenTo(receiverOn(eb, 'main'), eb.val(commentId)))
  const rows = await withComment.execute()
  return rows.map(({ id }) => id)
}

/** The row of `receiver` as a viewer on a site. */
function receiverOn(
  eb: ExpressionBuilder<DB & { receiver: Profile }, 'receiver'>,
  site: 'main' | 'dark',
): MemberExpression {
  return {
    profile: { id: eb.ref('receiver.id'), gender: eb.ref('receiver.gender') },
    site: { dark: site === 'dark' },
  }
}
