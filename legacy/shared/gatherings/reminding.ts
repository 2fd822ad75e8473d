import type { Transaction } from 'kysely'
import { after, DAY } from '../../core/clock'
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
  /** The gatherings with members to remind. */
  readonly due: readonly { readonly id: number }[]
  /** Reminds some members of one, and returns how many. */
  readonly remind: (transaction: Transaction<DB>, id: number) => Promise<number>
}

/** Reminds of gatherings. What fails at one keeps no other waiting, and is tried again by the next run. */
export async function remindOfAll(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { gathering, due, remind }: Reminders,
): Promise<void> {
  for (const { id } of due) {
    try {
      let reminded = REMINDED_TOGETHER
      while (reminded === REMINDED_TOGETHER) {
        reminded = await db.transaction().execute((transaction) => remind(transaction, id))
      }
    } catch (error) {
      log.error({ err: error, [gathering]: id }, 'The members who come could not be reminded')
    }
  }
}
