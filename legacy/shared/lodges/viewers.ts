import { anyOf } from '../../core/database/anyOf'
import type { Database } from '../../core/database/connect'
import { lodgeVisibleTo } from './visibility'

/** Those of several profiles who may know of a lodge, on the sites where it is. One query for all. */
export async function lodgeViewers(db: Database, lodgeId: number, profileIds: readonly number[]): Promise<number[]> {
  const lodge = await db.selectFrom('lodge').select('dark').where('id', '=', lodgeId).executeTakeFirst()
  if (!lodge) return []
  const rows = await db
    .selectFrom('profile as receiver')
    .select('receiver.id')
    .where('receiver.id', '=', anyOf(profileIds))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('lodge')
          .select('lodge.id')
          .where('lodge.id', '=', lodgeId)
          .where(
            lodgeVisibleTo({
              profile: { id: eb.ref('receiver.id'), gender: eb.ref('receiver.gender') },
              site: lodge,
            }),
          ),
      ),
    )
    .orderBy('receiver.id')
    .execute()
  return rows.map(({ id }) => id)
}
