import { sql, type Expression } from 'kysely'
import type { SearchOptions } from '../../contract/search'
import type { Database } from '../../core/database/connect'
import type { MemberViewer } from '../../core/handler'
import { Problem } from '../../core/problem'
import type { GridPoint } from '../places/distance'
import { gridPlace } from '../places/places'

/** Slightly less than the length of a degree of latitude, so that a box in degrees contains the whole circle. */
const KILOMETRES_PER_DEGREE = 111

/** Kilometres between two grid points, not rounded. */
export function kilometres(
  latitude: Expression<number>,
  longitude: Expression<number>,
  { gridLatitude, gridLongitude }: GridPoint,
) {
  return sql<number>`kilometres(${gridLatitude}, ${gridLongitude}, ${latitude}, ${longitude})`
}

/** Origin of distances on the grid: the place of the viewer or of the zip code. */
export async function originOf(db: Database, viewer: MemberViewer, options: SearchOptions): Promise<GridPoint> {
  if (options.zipCode === undefined) return viewer.profile
  const place = await gridPlace(db, options.countryId ?? viewer.profile.countryId, options.zipCode)
  if (place) return place
  throw new Problem(422, 'UNKNOWN_ZIP_CODE', { fields: [{ field: 'options.zipCode', code: 'UNKNOWN_ZIP_CODE' }] })
}

/** The inhabited grid points within a distance. */
export async function cellsWithin(db: Database, origin: GridPoint, distance: number): Promise<number[]> {
  const { south, north, west, east } = boxAround(origin, distance)
  const rows = await db
    .selectFrom('searchCell')
    .select('cell')
    .where((eb) => eb.between('latitude', south, north))
    .where((eb) => eb.between('longitude', west, east))
    .where((eb) => eb(kilometres(eb.ref('latitude'), eb.ref('longitude'), origin), '<=', distance))
    .execute()
  return rows.map((row) => row.cell)
}

/** A box in degrees that contains the whole circle around a grid point. */
export function boxAround({ gridLatitude, gridLongitude }: GridPoint, distance: number) {
  const height = distance / KILOMETRES_PER_DEGREE
  // Degrees of longitude shrink towards the poles.
  const width = height / Math.max(0.01, Math.cos((Math.min(89, Math.abs(gridLatitude) + height) * Math.PI) / 180))
  return {
    south: gridLatitude - height,
    north: gridLatitude + height,
    west: gridLongitude - width,
    east: gridLongitude + width,
  }
}

/** Regions with all that lie inside them. */
export async function areasWithin(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .withRecursive('inside(id)', (eb) =>
      eb
        .selectFrom('countryArea')
        .select('countryArea.id')
        .where('countryArea.id', 'in', ids)
        .union(
          eb
            .selectFrom('countryArea')
            .innerJoin('inside', 'inside.id', 'countryArea.parentId')
            .select('countryArea.id'),
        ),
    )
    .selectFrom('inside')
    .select('inside.id')
    .execute()
  return rows.map((row) => row.id)
}
