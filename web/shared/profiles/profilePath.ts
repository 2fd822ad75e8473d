/** Path segments of a profile's pages. */
export type ProfilePage = 'About' | 'Pictures' | 'Relations' | 'Guestbook' | 'Blog' | 'Lodges'

/** Returns the path of a profile or of one of its pages. */
export function profilePath(legacyId: number, page?: ProfilePage): string {
  return page ? `/Profile/${legacyId}/${page}` : `/Profile/${legacyId}`
}
