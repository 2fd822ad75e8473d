/** The pages of a profile, as their addresses end. */
export type ProfilePage = 'About' | 'Pictures' | 'Relations' | 'Guestbook' | 'Blog' | 'Lodges'

/** The address of a profile, or of one of its pages. */
export function profilePath(legacyId: number, page?: ProfilePage): string {
  return page ? `/Profile/${legacyId}/${page}` : `/Profile/${legacyId}`
}
