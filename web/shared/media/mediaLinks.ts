/** Addresses of pictures, videos and albums. Every medium has its own, so that Back closes it and a link shows it. */

/** What an address of a medium is made from. */
export interface AddressedMedium {
  readonly __typename: string
  readonly legacyId: number
}

/** What an address of an album is made from. */
export interface AddressedAlbum {
  readonly legacyId: number
  readonly type: 'PUBLIC' | 'PROTECTED' | 'RED'
}

const ALBUM_TYPES = { PUBLIC: 'Public', PROTECTED: 'Protected', RED: 'Red' } as const

/** The newest media of the community. */
export const COMMUNITY_PICTURES = '/Pictures'

/** The query that opens a medium over the list of the page. */
export const MEDIUM_QUERY = 'medium'

/** The address of a medium over the list at the given address. */
export function mediumOver(address: string, { legacyId }: Pick<AddressedMedium, 'legacyId'>): string {
  const url = new URL(address, 'http://here')
  url.searchParams.set(MEDIUM_QUERY, String(legacyId))
  return url.pathname + url.search
}

/** The medium that an address opens over its list. */
export function mediumOf(search: URLSearchParams): number | null {
  return mediumNumber(search.get(MEDIUM_QUERY))
}

/** The number of a medium in an address; null where there is none, or no number. */
export function mediumNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** All pictures and videos of a profile. */
export function profilePictures(profileLegacyId: number): string {
  return `/Profile/${profileLegacyId}/Pictures`
}

/** A medium over the pictures of its profile. */
export function profileMedium(profileLegacyId: number, { __typename, legacyId }: AddressedMedium): string {
  return `${profilePictures(profileLegacyId)}/${__typename === 'Video' ? 'Video' : 'Picture'}/${legacyId}`
}

/** All albums of a profile. */
export function profileAlbums(profileLegacyId: number): string {
  return `${profilePictures(profileLegacyId)}/Albums`
}

/** An album on the page of its profile. */
export function profileAlbum(profileLegacyId: number, { type, legacyId }: AddressedAlbum): string {
  return `${profilePictures(profileLegacyId)}/Album/${ALBUM_TYPES[type]}/${legacyId}`
}

/** Whether an album has the type that an address gives it. */
export function hasAlbumType({ type }: Pick<AddressedAlbum, 'type'>, word: string | undefined): boolean {
  return ALBUM_TYPES[type] === word
}

/** Where members look after their own pictures and videos. */
export const OWN_MEDIA = '/EditProfile/PicturesAndVideos'
/** Where members look after their own albums. */
export const OWN_ALBUMS = `${OWN_MEDIA}/Albums`

/** Where a member looks after one album of theirs. */
export function ownAlbum(legacyId: number): string {
  return `${OWN_MEDIA}/Album/${legacyId}`
}

/** Where members keep pictures that nobody else sees. */
export const FILE_ARCHIVE = '/EditProfile/FileArchive'
