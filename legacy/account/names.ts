import type { Kysely } from 'kysely'
import { ProfileStatus } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'

/**
 * Whether someone else has a name. A profile that was never confirmed does not count for the one who signs up again with
 * its address, and a profile's own name in another spelling is free for itself.
 */
export async function isNameTaken(
  db: Kysely<DB>,
  name: string,
  forWhom: { profileId?: number; email?: string } = {},
): Promise<boolean> {
  const other = await db
    .selectFrom('profile')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', forWhom.profileId ?? 0)
    .where((eb) =>
      eb.not(
        eb.and([
          eb('email', '=', forWhom.email ?? ''),
          eb('status', '=', ProfileStatus.None),
          eb('emailConfirmedAt', 'is', null),
        ]),
      ),
    )
    .executeTakeFirst()
  return other !== undefined
}
