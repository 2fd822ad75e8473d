import type { QueryOf } from '../../legacy/contract/contract'
import { AlbumType, MediaKind } from '../../legacy/contract/enums'

/** Where a media item is stored, as a kind; in an album the server chooses the kind. */
export const mediaPlaces = {
  ProfilePictures: MediaKind.ProfilePicture,
  DarkProfilePictures: MediaKind.DarkProfilePicture,
  Album: MediaKind.AlbumPicture,
  LodgeAlbum: MediaKind.LodgeAlbumPicture,
  FileArchive: MediaKind.FileArchivePicture,
} as const
export type MediaPlace = (typeof mediaPlaces)[keyof typeof mediaPlaces]

/** Degrees clockwise. */
export const rotations = { Quarter: 90, Half: 180, ThreeQuarters: 270 } as const
export type Rotation = (typeof rotations)[keyof typeof rotations]

const picture = { allowNotJpeg: true, allowUploadVideo: false } as const
const pictureOrVideo = { allowNotJpeg: true, allowUploadVideo: true } as const

/** What REST is asked for each purpose of an upload. */
export const uploadQueries = {
  PUBLIC_ALBUM: { ...pictureOrVideo, albumTypeId: AlbumType.Public },
  PROTECTED_ALBUM: { ...pictureOrVideo, albumTypeId: AlbumType.Protected },
  RED_ALBUM: { ...pictureOrVideo, albumTypeId: AlbumType.Red },
  LODGE_ALBUM: pictureOrVideo,
  EVENT_ALBUM: pictureOrVideo,
  PROFILE_PICTURE: picture,
  FILE_ARCHIVE: picture,
  ATTACHMENT: pictureOrVideo,
  VALIDATION_VIDEO: pictureOrVideo,
  TEXT_PICTURE: picture,
  TEXT_VIDEO: pictureOrVideo,
} as const satisfies Readonly<Record<string, QueryOf<'Common.UploadTempMedia'>>>
export type UploadPurpose = keyof typeof uploadQueries
