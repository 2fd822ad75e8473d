/** The global id of a profile by its number, which staff copy from an address. */
export function profileIdOf(legacyId: number): string {
  return btoa(`Profile:${legacyId}`).replaceAll('=', '')
}
