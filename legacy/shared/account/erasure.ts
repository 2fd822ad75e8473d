import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { Registry } from '../../core/registry'

type StepOfProfiles = (
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileIds: readonly number[],
) => Promise<void>

/** An area's additional steps when profiles are deleted and erased, beyond foreign keys. */
export interface ErasureStep {
  /** When they are deleted, and hidden until they are erased or restored, in the same transaction. */
  readonly onDeletion?: StepOfProfiles
  /** Before their rows are deleted, in the same transaction. */
  readonly before?: StepOfProfiles
  /** After they are deleted, in a transaction of its own. */
  readonly after?: (transaction: Transaction<DB>) => Promise<void>
}

export const erasureSteps = new Registry<string, ErasureStep>()
