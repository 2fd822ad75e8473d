import Type from 'typebox'
import { CalendarDate, DateTime, get, Id, list, Locale, nullable, oneOf, post } from './call'
import { ConfigurationValue } from './currentProfile'
import { ConsentKind, DataExportStatus, Dominance, Gender, NotificationTopic, RelationType } from './enums'
import {
  AreaDescription,
  CurrentPerson,
  CurrentProfile,
  MatchSettings,
  matchSettings,
  MediaSummary,
  personFacts,
  Relation,
} from './shapes'

const currentPassword = Type.String({ minLength: 1, maxLength: 200, description: 'The present password' })

const Settings = Type.Object({
  name: Type.String(),
  email: Type.String(),
  pendingEmail: nullable(Type.String({ description: 'A new address that waits for its confirmation' })),
  emailConfirmed: Type.Boolean(),
  language: Locale,
  languages: Type.Array(Locale, { description: 'Those the site lets a member choose' }),
  showOnFrontPage: Type.Boolean({ description: 'Visitors may see the picture on the front page of this site' }),
  showPlace: Type.Boolean({ description: 'Participants see postcode, city and distance; else the area alone' }),
  showInBirthdays: Type.Boolean({ description: 'Participants find the member among the birthdays of the day' }),
  createdAt: DateTime,
})

const DataExport = Type.Object({
  status: oneOf(DataExportStatus, 'After Failed, another can be requested'),
  requestedAt: DateTime,
  size: nullable(Type.Integer({ description: 'Bytes of the archive; null until it is ready' })),
  endsAt: nullable(DateTime, { description: 'When the archive is deleted; null until it is ready' }),
  path: nullable(Type.String(), {
    description: "Path of the archive, which only the member's own session can download; null until it is ready",
  }),
})

/** A person in the editor of their profile. */
export const EditablePerson = Type.Object({
  id: Id,
  gender: oneOf(Gender, 'Never Couple'),
  age: Type.Integer({ description: 'Whole years' }),
  birthday: CalendarDate,
  ...personFacts,
})

const WrittenPerson = Type.Object(
  { ...Type.Partial(Type.Object(personFacts)).properties, id: Id },
  { additionalProperties: false },
)

const NewPerson = Type.Object(
  { gender: oneOf(Gender, 'Never Couple'), birthday: CalendarDate, ...personFacts },
  { additionalProperties: false },
)

const profileTexts = {
  headline: nullable(Type.String({ maxLength: 120, description: 'One line' })),
  text: Type.String({
    maxLength: 20_000,
    description:
      "HTML; sanitised by an allow-list when it is saved. The viewer's own media stand in it as `<img data-media-id>`",
  }),
  matchWords: Type.Array(Type.String({ minLength: 2, maxLength: 30 }), { maxItems: 30, uniqueItems: true }),
}

const ProfileForEdit = Type.Object({
  id: Id,
  ...profileTexts,
  textMedia: Type.Array(MediaSummary, { description: 'The media of the text' }),
  countryId: Id,
  zipCode: Type.String(),
  area: nullable(AreaDescription),
  persons: Type.Array(EditablePerson),
})

const NotificationSetting = Type.Object({
  topic: oneOf(NotificationTopic, 'The topic'),
  delivery: Type.Integer({
    minimum: 0,
    maximum: 15,
    description: 'Sum of ShowPopup 1, PlayAudio 2, SendEmail 4, SendPush 8',
  }),
})

export const EditProfile = {
  AcceptTermsOfService: post({
    summary: 'Accepts the current terms',
    access: 'loggedIn',
    body: { version: Type.String({ maxLength: 20, description: 'The version that was read' }) },
  }),
  ConsentPrivacyData: post({
    summary: 'Gives or withdraws the explicit consent to sensitive data; without it the terms count as not accepted',
    access: 'loggedIn',
    body: { consent: Type.Boolean() },
  }),
  GetTerms: get({
    summary: 'The version of the terms now in force and what the member has accepted',
    access: 'loggedIn',
    assumed: true,
    answer: Type.Object({
      version: Type.String(),
      accepted: Type.Boolean(),
      privacyConsent: Type.Boolean(),
    }),
  }),
  GetConsents: list({
    summary: 'What the member has consented to and withdrawn, latest first',
    access: 'loggedIn',
    assumed: true,
    item: Type.Object({
      id: Id,
      kind: oneOf(ConsentKind, 'What it is about'),
      given: Type.Boolean({ description: 'False: withdrawn' }),
      version: nullable(CalendarDate, { description: 'The day of the text; null: from before versions were kept' }),
      at: DateTime,
    }),
  }),
  ConsentMedia: post({
    summary: 'Confirms to hold copyright and consent for all pictures and videos of the profile',
    access: 'accepted',
    assumed: true,
  }),
  IsProfileNameTaken: get({
    summary: 'Whether a profile name can be had',
    access: 'public',
    limit: 'nameCheckByAddress',
    query: { name: Type.String({ minLength: 1, maxLength: 50 }) },
    answer: Type.Object({
      taken: Type.Boolean(),
      problem: nullable(
        Type.Object({ code: Type.String(), message: Type.String() }, { description: 'Why the name cannot be used' }),
      ),
    }),
  }),
  ProfilePersons: get({ summary: "The profile's persons", access: 'loggedIn', answer: Type.Array(CurrentPerson) }),
  UpdatePersonWeightAndHeight: post({
    summary: "Sets a person's weight and height",
    access: 'active',
    body: {
      personId: Id,
      weight: Type.Integer({ minimum: 30, maximum: 300, description: 'Kilograms' }),
      height: Type.Integer({ minimum: 100, maximum: 250, description: 'Centimetres' }),
    },
    answer: CurrentPerson,
  }),
  UpdateProfileConfiguration: post({
    summary: 'Sets a small setting; refused when the type differs from the present value',
    access: 'loggedIn',
    body: { key: Type.String({ minLength: 1, maxLength: 60 }), value: Type.String({ maxLength: 4000 }) },
    answer: ConfigurationValue,
  }),
  UpdateProfileEmail: post({
    summary: 'Asks for a new e-mail address; it counts once the link in the mail was followed',
    access: 'loggedIn',
    body: { email: Type.String({ format: 'email', maxLength: 254 }), password: currentPassword },
    answer: Settings,
  }),
  UpdateProfileName: post({
    summary: 'Changes the profile name',
    access: 'active',
    body: { name: Type.String({ minLength: 3, maxLength: 20 }) },
    answer: Settings,
  }),
  UpdateProfilePassword: post({
    summary: 'Changes the password and ends all other sessions',
    access: 'loggedIn',
    setsCookies: true,
    body: { currentPassword, newPassword: Type.String({ minLength: 10, maxLength: 200 }) },
  }),
  UpdateLanguage: post({
    summary: 'Chooses the interface language',
    access: 'loggedIn',
    assumed: true,
    body: { language: Locale },
    answer: Settings,
  }),
  UpdateFrontPageVisibility: post({
    summary: 'Lets visitors see the profile picture on the front page, or not',
    access: 'active',
    assumed: true,
    body: { visible: Type.Boolean() },
    answer: Settings,
  }),
  UpdatePrivacy: post({
    summary:
      'Chooses what others see of where the member lives and when their birthday is; what is left out stays as it is',
    access: 'active',
    assumed: true,
    body: { showPlace: Type.Optional(Type.Boolean()), showInBirthdays: Type.Optional(Type.Boolean()) },
    answer: Settings,
  }),
  Settings: get({ summary: "The member's account settings", access: 'loggedIn', answer: Settings }),
  ExportProfileData: post({
    summary: 'Begins an archive of everything stored about the member, with their media; one at a time, three a day',
    access: 'loggedIn',
    assumed: true,
    body: { password: currentPassword },
    answer: DataExport,
  }),
  GetDataExport: get({
    summary: "The member's archive; null if none was requested, or it has been deleted",
    access: 'loggedIn',
    assumed: true,
    answer: nullable(DataExport),
  }),
  DeleteProfile: post({
    summary: 'Deletes the profile: gone for others at once, erased for good after the days of grace',
    access: 'loggedIn',
    setsCookies: true,
    body: { password: currentPassword, reason: Type.Optional(Type.String({ maxLength: 2000 })) },
    answer: Type.Object({ erasedAt: DateTime }),
  }),
  GetProfileDataForEdit: get({
    summary: 'All that a member can write about themselves',
    access: 'active',
    answer: ProfileForEdit,
  }),
  UpdateProfile: post({
    summary: 'Saves what a member writes about themselves; what is left out stays',
    access: 'active',
    body: {
      headline: Type.Optional(profileTexts.headline),
      text: Type.Optional(profileTexts.text),
      matchWords: Type.Optional(profileTexts.matchWords),
      countryId: Type.Optional(Id),
      zipCode: Type.Optional(Type.String({ minLength: 1, maxLength: 10 })),
      persons: Type.Optional(Type.Array(WrittenPerson, { maxItems: 2 })),
    },
    answer: ProfileForEdit,
  }),
  UpdatePersonBirthday: post({
    summary: "Corrects a person's birthday, once a year; the birthday of a validated profile stands",
    access: 'active',
    body: { personId: Id, birthday: CalendarDate },
    answer: CurrentPerson,
  }),
  ConvertToCoupleProfile: post({
    summary:
      'Makes a couple of a single profile: a second person joins, so that it is no longer validated; all else stays',
    access: 'active',
    body: { person: NewPerson, password: currentPassword },
    answer: CurrentProfile,
  }),
  ConvertToSingleProfile: post({
    summary: 'Makes a single profile of a couple: the facts about the other person are erased; everything else stays',
    access: 'active',
    body: { keepPersonId: Id, password: currentPassword },
    answer: CurrentProfile,
  }),
  SwapPersonsInCoupleProfile: post({
    summary: 'Turns the order of the two persons of a couple',
    access: 'active',
    answer: ProfileForEdit,
  }),
  SaveProfileFilterConfiguration: post({
    summary: 'Chooses which profiles the list of those online shows',
    access: 'active',
    body: {
      filter: Type.Integer({
        minimum: 1,
        maximum: 63,
        description: 'Sum of AllProfiles 1, Favorites 2, PossibleMatches 4, Groups 8, Lodges 16, Events 32',
      }),
    },
    answer: ConfigurationValue,
  }),
  NotificationSettings: get({
    summary: 'The ways of notification, for each topic',
    access: 'active',
    answer: Type.Array(NotificationSetting),
  }),
  UpdateNotificationSetting: post({
    summary: 'Chooses the ways of notification for a topic',
    access: 'active',
    body: NotificationSetting.properties,
    answer: Type.Array(NotificationSetting),
  }),
  GetDarkPersonRoles: get({
    summary: 'The roles that a person can choose on the dark sites, as they are called',
    access: 'active',
    answer: Type.Array(Type.Object({ role: oneOf(Dominance, 'The role'), name: Type.String() })),
  }),
  GetRelations: get({
    summary: "The member's relations, with those that wait for an answer: the 200 latest",
    access: 'active',
    assumed: true,
    answer: Type.Array(Relation),
  }),
  RequestRelation: post({
    summary: 'Asks another profile for a relation; where the other has asked for the same, both have agreed',
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: { profileId: Id, type: oneOf(RelationType, 'The kind of relation') },
    answer: Relation,
  }),
  AnswerRelation: post({
    summary: 'Accepts or declines what another profile asked',
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: { relationId: Id, accept: Type.Boolean() },
    answer: Type.Array(Relation),
  }),
  DeleteRelation: post({
    summary: 'Ends a relation, or takes a request back',
    access: 'active',
    inOwnName: true,
    assumed: true,
    body: { relationId: Id },
  }),
  GetMatchSettings: get({
    summary: 'The profiles that the member would like to meet',
    access: 'active',
    assumed: true,
    answer: MatchSettings,
  }),
  SaveMatchSettings: post({
    summary: 'Chooses whom the member would like to meet',
    access: 'active',
    assumed: true,
    body: matchSettings,
    answer: MatchSettings,
  }),
}
