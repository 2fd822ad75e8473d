import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { Registry } from '../../core/registry'

/** What an area does when profiles are erased, beyond what foreign keys do. */
export interface ErasureStep {
  /** Before their rows go, in the same transaction. */
  readonly before?: (
    deps: Pick<Deps, 'clock'>,
    transaction: Transaction<DB>,
    profileIds: readonly number[],
  ) => Promise<void>
  /** Once they are gone, in a transaction of its own. */
  readonly after?: (transaction: Transaction<DB>) => Promise<void>
}

/** The steps by area. */
export const erasureSteps = new Registry<string, ErasureStep>()
