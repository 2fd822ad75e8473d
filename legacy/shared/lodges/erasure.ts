import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import { Registry } from '../../core/registry'

/** An area's additional step before lodges are erased, in the same transaction, beyond foreign keys. */
export type LodgeErasureStep = (transaction: Transaction<DB>, lodgeIds: readonly number[]) => Promise<void>

export const lodgeErasureSteps = new Registry<string, LodgeErasureStep>()
