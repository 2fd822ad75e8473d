import type { Transaction } from 'kysely'
import { after, DAY } from '../../core/clock'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'

/** Time before the beginning at which members are reminded. */
export const REMINDED_AHEAD = DAY
/** Members reminded in one transaction. */
export const REMINDED_TOGETHER = 500

/** When the members who come to a gathering are reminded of it. */
export function remindedFrom({ beginsAt }: { readonly beginsAt: Date }): Date {
  return after(beginsAt, -REMINDED_AHEAD)
}

interface Reminders {
  /** Of what, for the log. */
  readonly gathering: string
  /** The next gathering with members to remind, beside some. */
  readonly next: (db: Database, except: readonly number[]) => Promise<number | undefined>
  /** Reminds some of them. */
  readonly remind: (transaction: Transaction<DB>, id: number) => Promise<void>
}

/**
 * Reminds of all gatherings that are due. What fails at one keeps no other waiting, and is tried again by the next run.
 */
export async function remindOfAll(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { gathering, next, remind }: Reminders,
): Promise<void> {
  const failed: number[] = []
  let id = await next(db, failed)
  while (id !== undefined) {
    const due = id
    try {
      await db.transaction().execute((transaction) => remind(transaction, due))
    } catch (error) {
      failed.push(due)
      log.error({ err: error, [gathering]: due }, 'The members who come could not be reminded')
    }
    id = await next(db, failed)
  }
}
