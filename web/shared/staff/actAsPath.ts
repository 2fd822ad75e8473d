/** The page where staff start to act as a member. */
export const ACT_AS = '/Admin/ActAs'

/** Returns the page with the profile already found. */
export function actAsPath(profileLegacyId: number): string {
  return `${ACT_AS}?q=${profileLegacyId}`
}
