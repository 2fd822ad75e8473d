import type { Transaction } from 'kysely'
import { firstDebateCategory } from '../../content/lodges/debates'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'

/** Gives a new lodge the category that its debates begin with, in the site's language. */
export async function addFirstDebateCategory(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { site }: Pick<Viewer, 'site'>,
  lodgeId: number,
): Promise<void> {
  await transaction
    .insertInto('debateCategory')
    .values({ lodgeId, name: firstDebateCategory[site.language], position: 0, createdAt: clock.now() })
    .execute()
}
