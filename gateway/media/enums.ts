import { MediaKind } from '../../legacy/contract/enums'

/** Where a media item is stored, as a kind; in an album the server chooses the kind. */
export const mediaPlaces = {
  ProfilePictures: MediaKind.ProfilePicture,
  DarkProfilePictures: MediaKind.DarkProfilePicture,
  Album: MediaKind.AlbumPicture,
  FileArchive: MediaKind.FileArchivePicture,
} as const
export type MediaPlace = (typeof mediaPlaces)[keyof typeof mediaPlaces]

/** Degrees clockwise. */
export const rotations = { None: 0, Quarter: 90, Half: 180, ThreeQuarters: 270 } as const
export type Rotation = (typeof rotations)[keyof typeof rotations]
