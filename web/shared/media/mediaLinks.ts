/**
 * Addresses of pictures, videos and albums. Each media item has its own, so that Back closes it and it can be
 * shared.
 */

export interface AddressedMedium {
  readonly __typename: string
  readonly legacyId: number
}

export interface AddressedAlbum {
  readonly legacyId: number
  readonly type: 'PUBLIC' | 'PROTECTED' | 'RED'
}

const ALBUM_TYPES = { PUBLIC: 'Public', PROTECTED: 'Protected', RED: 'Red' } as const

/** The latest media of the community. */
export const COMMUNITY_PICTURES = '/Pictures'

/** Query parameter of the media item that is open over the page's list. */
export const MEDIUM_QUERY = 'medium'

/** Returns the address of a media item over the list at the given address. */
export function mediumOver(address: string, { legacyId }: Pick<AddressedMedium, 'legacyId'>): string {
  const url = new URL(address, 'http://here')
  url.searchParams.set(MEDIUM_QUERY, String(legacyId))
  return url.pathname + url.search
}

/** Returns the number of the media item that the address opens; null without one. */
export function mediumOf(search: URLSearchParams): number | null {
  return mediumNumber(search.get(MEDIUM_QUERY))
}

/** Parses a media number; null if it is missing or not a number. */
export function mediumNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Returns the address of all pictures and videos of a profile. */
export function profilePictures(profileLegacyId: number): string {
  return `/Profile/${profileLegacyId}/Pictures`
}

/** Returns the address of a media item over its profile's pictures. */
export function profileMedium(profileLegacyId: number, { __typename, legacyId }: AddressedMedium): string {
  return `${profilePictures(profileLegacyId)}/${__typename === 'Video' ? 'Video' : 'Picture'}/${legacyId}`
}

export function profileAlbums(profileLegacyId: number): string {
  return `${profilePictures(profileLegacyId)}/Albums`
}

export function profileAlbum(profileLegacyId: number, { type, legacyId }: AddressedAlbum): string {
  return `${profilePictures(profileLegacyId)}/Album/${ALBUM_TYPES[type]}/${legacyId}`
}

/** Whether the album has the type in its address. */
export function hasAlbumType({ type }: Pick<AddressedAlbum, 'type'>, word: string | undefined): boolean {
  return ALBUM_TYPES[type] === word
}

/** Where members manage their pictures and videos. */
export const OWN_MEDIA = '/EditProfile/PicturesAndVideos'
/** Where members manage their albums. */
export const OWN_ALBUMS = `${OWN_MEDIA}/Albums`

export function ownAlbum(legacyId: number): string {
  return `${OWN_MEDIA}/Album/${legacyId}`
}

/** Where members keep private pictures. */
export const FILE_ARCHIVE = '/EditProfile/FileArchive'
