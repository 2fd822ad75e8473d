import type { Transaction } from 'kysely'
import type { DB } from '../../core/database/schema.generated'
import type { Site } from '../../core/sites'
import type { CountryId } from '../../content/places/places'
import type { Circles } from './circles'
import type { DemoFiles } from './drawing'

/** The community as each area finds it. */
export interface Scene {
  readonly circles: Circles
  readonly now: Date
  readonly files: DemoFiles
  /** Whether videos can be drawn. */
  readonly withClips: boolean
  readonly timeZoneOf: (countryId: CountryId) => string
  readonly siteOf: (countryId: CountryId, dark: boolean) => Site
}

/** Stores the demo rows of an area. */
export type SeedArea = (db: Transaction<DB>, scene: Scene) => Promise<void>
