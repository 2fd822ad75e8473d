/**
 * The numbered enumerations of the legacy calls, by name. Where the specification shows no numbers, they count from
 * zero for lists that begin with an unknown value (None, NotSpecified, Unknown) and from one for the others.
 */

type ValueOf<E> = E[keyof E]

export const RoleLevel = {
  None: 0,
  Normal: 1,
  HiddenCertifiedProfile: 20,
  CertifiedProfile: 30,
  ChatModerator: 35,
  Support: 40,
  Developer: 50,
} as const
export type RoleLevel = ValueOf<typeof RoleLevel>

export const Gender = { Male: 1, Female: 2, Couple: 3, Transsexual: 4 } as const
export type Gender = ValueOf<typeof Gender>

export const ProfileType = { Single: 1, Couple: 2 } as const
export type ProfileType = ValueOf<typeof ProfileType>

export const ProfileStatus = {
  None: 0,
  Active: 3,
  Locked: 4,
  PermaLocked: 5,
  Quarantined: 6,
  ToBeDeleted: 7,
  Deleted: 8,
} as const
export type ProfileStatus = ValueOf<typeof ProfileStatus>

/** Only 3 is named by the specification. */
export const DarkStatus = { None: 0, Applied: 1, Declined: 2, Approved: 3 } as const
export type DarkStatus = ValueOf<typeof DarkStatus>

/** The kind of validation that is demanded of a profile. */
export const ForcedValidation = { None: 0, NationalId: 1 } as const
export type ForcedValidation = ValueOf<typeof ForcedValidation>

export const MediaKind = {
  ProfilePicture: 1,
  AlbumPicture: 2,
  AlbumVideo: 3,
  FileArchivePicture: 4,
  TempPicture: 5,
  TempVideo: 6,
  MailAttachmentPicture: 7,
  MailAttachmentVideo: 8,
  ProtectedPicture: 9,
  LodgeAlbumPicture: 10,
  LodgeAlbumVideo: 11,
  DarkProfilePicture: 12,
  ValidationVideo: 13,
} as const
export type MediaKind = ValueOf<typeof MediaKind>

export const MediaStatus = {
  None: -1,
  Uploading: 0,
  ReadyForConversion: 1,
  ConversionFailed: 2,
  Live: 3,
  TemporaryError: 4,
} as const
export type MediaStatus = ValueOf<typeof MediaStatus>

/** What can be liked. Areas add their items here. */
export const LikeItemType = { Media: 1 } as const
export type LikeItemType = ValueOf<typeof LikeItemType>

/** The codes by which a members-only refusal names what would have to be bought. */
export const FeatureCode = {
  CreateBlog: 'CreateBlog',
  EditBlog: 'EditBlog',
  CreateLodge: 'CreateLodge',
  CreateLodgeDebateEntry: 'CreateLodgeDebateEntry',
  TaggedProfiles: 'TaggedProfiles',
  MembersOnly: 'MembersOnly',
  LoginOldProfile: 'LoginOldProfile',
  WriteMail: 'WriteMail',
} as const
export type FeatureCode = ValueOf<typeof FeatureCode>

export const BodyType = {
  NotSpecified: 0,
  Average: 1,
  Heavily: 2,
  Athletic: 3,
  Thin: 4,
  Muscular: 5,
  Chubby: 6,
  Slim: 7,
} as const
export type BodyType = ValueOf<typeof BodyType>
