/** The page from which staff begin to act as a member. */
export const ACT_AS = '/Admin/ActAs'

/** The same page with the profile found. */
export function actAsPath(profileLegacyId: number): string {
  return `${ACT_AS}?q=${profileLegacyId}`
}
