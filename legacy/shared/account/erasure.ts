import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { Registry } from '../../core/registry'

/** An area's additional step when profiles are erased, beyond foreign keys. */
export interface ErasureStep {
  /** Before their rows are deleted, in the same transaction. */
  readonly before?: (
    deps: Pick<Deps, 'clock'>,
    transaction: Transaction<DB>,
    profileIds: readonly number[],
  ) => Promise<void>
  /** After they are deleted, in a transaction of its own. */
  readonly after?: (transaction: Transaction<DB>) => Promise<void>
}

export const erasureSteps = new Registry<string, ErasureStep>()
