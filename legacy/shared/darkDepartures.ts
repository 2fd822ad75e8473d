import type { Transaction } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { Registry } from '../core/registry'

/** Removes what a profile that leaves the dark sites has in an area of them. */
export type DarkDeparture = (
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  profileId: number,
) => Promise<void>

export const darkDepartures = new Registry<string, DarkDeparture>()
