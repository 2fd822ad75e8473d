/** A point of the grid that places are snapped to, so that no distance reveals where somebody lives. */
export interface GridPoint {
  readonly gridLatitude: number
  readonly gridLongitude: number
}

const EARTH_RADIUS = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Whole kilometres between two grid points, rounded up; at least one, since neighbours share a point. */
export function kilometresBetween(from: GridPoint, to: GridPoint): number {
  const latitudes = Math.sin(radians(to.gridLatitude - from.gridLatitude) / 2) ** 2
  const longitudes = Math.sin(radians(to.gridLongitude - from.gridLongitude) / 2) ** 2
  const shrunk = Math.cos(radians(from.gridLatitude)) * Math.cos(radians(to.gridLatitude)) * longitudes
  return Math.max(1, Math.ceil(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(latitudes + shrunk)))))
}
