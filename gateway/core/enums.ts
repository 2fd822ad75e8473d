import type { Static } from 'typebox'
import { Locale as LocaleSchema } from '../../legacy/contract/call'
import * as numbered from '../../legacy/contract/enums'
import { LegalPageKey as legalPageKeys } from '../../legacy/contract/support'
import { startSections } from '../start/sections'

export type { AlbumAccess, AlbumType, BanType, BlogEntryStatus, BodyType } from '../../legacy/contract/enums'
export type { DarkStatus, Dominance, EyeColour } from '../../legacy/contract/enums'
export type { ForcedValidation, Gender, HairColour, HomeOption, LookingFor } from '../../legacy/contract/enums'
export type { ConversationKind, MailReadState, MessageType, NotificationTab } from '../../legacy/contract/enums'
export type { WriteRefusal } from '../../legacy/contract/enums'
export type { MatchReason, MediaKind, MediaStatus, MediaType, NoteSort } from '../../legacy/contract/enums'
export type { NotificationTopic, ProfileStatus, ProfileType, ProfileViewState } from '../../legacy/contract/enums'
export type { RelationshipStatus, RelationStatus, RelationType, ReportDecision } from '../../legacy/contract/enums'
export type {
  ReportItemType,
  ReportReason,
  RoleLevel,
  SearchOrder,
  SexualOrientation,
} from '../../legacy/contract/enums'
export type { StartSectionId } from '../start/sections'

/** An interface language as the REST calls write it. */
export type Locale = Static<typeof LocaleSchema>

/** A legal text as the REST calls name it. */
export type LegalPageKey = (typeof legalPageKeys)[number]

type ValueOf<E> = E[keyof E]

/** One group of an audience, which the REST calls write as a sum. */
export type Audience = ValueOf<typeof numbered.Audience>

/** One group of profiles of a list, which the REST calls write as a sum. */
export type ProfileFilter = ValueOf<typeof numbered.ProfileFilter>

/** One way of telling a member something, which the REST calls write as a sum. */
export type NotificationDelivery = ValueOf<typeof numbered.NotificationDelivery>

/** The kind that says where a medium is kept; in an album the server chooses the one that fits. */
const mediaPlaces = {
  ProfilePictures: numbered.MediaKind.ProfilePicture,
  DarkProfilePictures: numbered.MediaKind.DarkProfilePicture,
  Album: numbered.MediaKind.AlbumPicture,
  FileArchive: numbered.MediaKind.FileArchivePicture,
} as const
export type MediaPlace = ValueOf<typeof mediaPlaces>

/** Degrees clockwise. */
const rotations = { None: 0, Quarter: 90, Half: 180, ThreeQuarters: 270 } as const
export type Rotation = ValueOf<typeof rotations>

/** Hours back. */
const visitRanges = { LAST_24_HOURS: 24, LAST_7_DAYS: 168, LAST_30_DAYS: 720 } as const
export type VisitRange = ValueOf<typeof visitRanges>

/** Days back; 0: whenever. */
const blogPeriods = { ALL: 0, WEEK: 7, TWO_WEEKS: 14, MONTH: 30 } as const
export type BlogPeriod = ValueOf<typeof blogPeriods>

/** `HiddenCertifiedProfile`, `generalTerms` or `da-DK` as the graph writes names. */
function graphName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase()
}

function named(names: readonly string[], valueOf: (name: string) => string | number) {
  return Object.fromEntries(names.map((name) => [graphName(name), valueOf(name)]))
}

function fromNumbers(values: Readonly<Record<string, number>>) {
  return named(Object.keys(values), (name) => values[name] as number)
}

const asWritten = (names: readonly string[]) => named(names, (name) => name)

/** The value that the REST calls use behind each name of the graph's enumerations. */
export const enumValues = {
  AlbumAccess: fromNumbers(numbered.AlbumAccess),
  AlbumType: fromNumbers(numbered.AlbumType),
  Audience: fromNumbers(numbered.Audience),
  BanType: fromNumbers(numbered.BanType),
  BlogEntryStatus: fromNumbers(numbered.BlogEntryStatus),
  BlogPeriod: blogPeriods,
  BodyType: fromNumbers(numbered.BodyType),
  ConversationKind: fromNumbers(numbered.ConversationKind),
  DarkStatus: fromNumbers(numbered.DarkStatus),
  Dominance: fromNumbers(numbered.Dominance),
  EyeColour: fromNumbers(numbered.EyeColour),
  ForcedValidation: fromNumbers(numbered.ForcedValidation),
  Gender: fromNumbers(numbered.Gender),
  HairColour: fromNumbers(numbered.HairColour),
  HomeOption: fromNumbers(numbered.HomeOption),
  LegalPageKey: asWritten(legalPageKeys),
  Locale: asWritten(localeNames()),
  LookingFor: fromNumbers(numbered.LookingFor),
  MailReadState: fromNumbers(numbered.MailReadState),
  MatchReason: fromNumbers(numbered.MatchReason),
  MediaKind: fromNumbers(numbered.MediaKind),
  MediaPlace: fromNumbers(mediaPlaces),
  MediaStatus: fromNumbers(numbered.MediaStatus),
  MediaType: fromNumbers(numbered.MediaType),
  MessageType: fromNumbers(numbered.MessageType),
  NoteSort: fromNumbers(numbered.NoteSort),
  NotificationDelivery: fromNumbers(numbered.NotificationDelivery),
  NotificationTab: fromNumbers(numbered.NotificationTab),
  NotificationTopic: fromNumbers(numbered.NotificationTopic),
  ProfileFilter: fromNumbers(numbered.ProfileFilter),
  ProfileStatus: fromNumbers(numbered.ProfileStatus),
  ProfileType: fromNumbers(numbered.ProfileType),
  ProfileViewState: fromNumbers(numbered.ProfileViewState),
  RelationshipStatus: fromNumbers(numbered.RelationshipStatus),
  RelationStatus: fromNumbers(numbered.RelationStatus),
  RelationType: fromNumbers(numbered.RelationType),
  ReportDecision: fromNumbers(numbered.ReportDecision),
  ReportItemType: fromNumbers(numbered.ReportItemType),
  ReportReason: fromNumbers(numbered.ReportReason),
  RoleLevel: fromNumbers(numbered.RoleLevel),
  Rotation: fromNumbers(rotations),
  SearchOrder: fromNumbers(numbered.SearchOrder),
  SexualOrientation: fromNumbers(numbered.SexualOrientation),
  StartSectionId: asWritten(startSections),
  VisitRange: visitRanges,
  WriteRefusal: fromNumbers(numbered.WriteRefusal),
}

function localeNames(): readonly string[] {
  const names: unknown = 'enum' in LocaleSchema ? LocaleSchema.enum : []
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}
