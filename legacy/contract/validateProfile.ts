import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post } from './call'
import {
  ForcedValidationMode,
  Gender,
  ProfileStatus,
  ValidationMethod,
  ValidationRefusal,
  ValidationStatus,
} from './enums'
import { MediaSummary } from './shapes'

const personId = { personId: Id }
const code = Type.String({ minLength: 1, maxLength: 20, description: 'Six digits; spaces do no harm' })
const gender = oneOf(Gender, 'Never Couple')
const age = Type.Integer({ description: 'Whole years, by the birthday of the profile' })
const method = oneOf(ValidationMethod, 'How')

const Progress = Type.Object({
  method,
  status: oneOf(ValidationStatus, 'Where it stands'),
  startedAt: DateTime,
  endedAt: nullable(DateTime, { description: 'Null while it is ongoing' }),
  refusal: nullable(oneOf(ValidationRefusal, 'Why it is invalid')),
  reason: nullable(Type.String(), { description: 'What the staff wrote' }),
})

const ValidatedPerson = Type.Object({
  personId: Id,
  gender,
  age,
  isValid: Type.Boolean({ description: 'Validated by any method' }),
  latest: nullable(Progress, { description: 'What counts: the valid one, else the latest; null where there is none' }),
  video: nullable(MediaSummary, { description: 'The video that waits for the staff' }),
  videoCode: Type.String({ description: 'The six digits to read out in the next video' }),
})

/** Where the viewer's own profile stands. */
const ProfileValidationInfo = Type.Object({
  profileId: Id,
  validated: Type.Boolean({ description: 'Every person of the profile is validated' }),
  methods: Type.Array(method, { description: 'What the site offers, best first' }),
  eidName: nullable(Type.String(), { description: 'The e-ID of the country; null where the site offers none' }),
  persons: Type.Array(ValidatedPerson),
})
export type ProfileValidationInfo = Static<typeof ProfileValidationInfo>

const Address = Type.Object({ url: Type.String({ description: 'Where the browser goes' }) })

const WaitingVideo = Type.Object({
  profileId: Id,
  name: Type.String(),
  gender,
  age,
  startedAt: DateTime,
  code: Type.String({ description: 'The six digits that must be heard' }),
  video: MediaSummary,
  picture: nullable(MediaSummary, { description: 'The face of the profile' }),
  timesRefused: Type.Integer({ minimum: 0, description: 'Earlier videos of the person that were refused' }),
})

const OneOfTwo = Type.Object({
  profileId: Id,
  name: Type.String(),
  gender,
  status: oneOf(ProfileStatus, 'Of the profile'),
  validatedAt: DateTime,
})

const SharedPerson = Type.Object({
  foundAt: DateTime,
  later: OneOfTwo,
  earlier: OneOfTwo,
})

const UnderagePerson = Type.Object({
  validationId: Id,
  profileId: Id,
  name: Type.String(),
  gender,
  status: oneOf(ProfileStatus, 'Of the profile'),
  method: oneOf(ValidationMethod, 'What found it'),
  foundAt: DateTime,
})

const CheckedProfile = Type.Object({
  profileId: Id,
  name: Type.String(),
  validated: Type.Boolean(),
  forced: oneOf(ForcedValidationMode, 'Whether the profile must be validated, and by when'),
  status: oneOf(ProfileStatus, 'Of the profile'),
  persons: Type.Array(Type.Object({ personId: Id, gender, age, isValid: Type.Boolean(), latest: nullable(Progress) })),
})
export type CheckedProfile = Static<typeof CheckedProfile>

/** The proof that the persons of a profile are adults, and who they say they are. */
export const ValidateProfile = {
  ProfileValidationInfo: get({
    summary: 'The methods that the site offers, and where each person of the profile stands',
    access: 'accepted',
    answer: ProfileValidationInfo,
  }),
  ValidatePersonEid: post({
    summary: 'Begins a log-in with the e-ID of the country',
    access: 'accepted',
    inOwnName: true,
    assumed: true,
    body: personId,
    answer: Address,
  }),
  CompleteEid: post({
    summary: 'Ends a log-in with an e-ID, with the query that the browser came back with',
    access: 'accepted',
    inOwnName: true,
    assumed: true,
    body: { query: Type.String({ minLength: 1, maxLength: 4000 }) },
    answer: ProfileValidationInfo,
  }),
  ValidatePersonYoti: post({
    summary: 'Begins an age check by Yoti',
    access: 'accepted',
    inOwnName: true,
    body: personId,
    answer: Address,
  }),
  CompleteYoti: post({
    summary: 'Asks Yoti for the results of age checks that are ongoing',
    access: 'accepted',
    inOwnName: true,
    assumed: true,
    answer: ProfileValidationInfo,
  }),
  SaveValidationVideo: post({
    summary: 'Hands a video, in which a person reads their six digits out, to the staff',
    access: 'accepted',
    inOwnName: true,
    body: {
      ...personId,
      mediaId: Type.Integer({ minimum: 1, description: 'A video that was just uploaded' }),
      consent: Type.Boolean({ description: 'The person agrees that the staff look at it' }),
    },
    answer: ProfileValidationInfo,
  }),
  CancelValidationVideo: post({
    summary: 'Takes a video back that nobody has decided on, and deletes it; a repeat does no harm',
    access: 'accepted',
    inOwnName: true,
    body: personId,
    answer: ProfileValidationInfo,
  }),
  ValidateProfilePersonally: post({
    summary: 'Validates a person by the code that the staff gave them when they met',
    access: 'accepted',
    inOwnName: true,
    body: { ...personId, code },
    answer: ProfileValidationInfo,
  }),
  GetWaitingVideos: list({
    look: true,
    summary: 'Videos that wait for the staff, oldest first',
    access: { role: 'Support' },
    assumed: true,
    item: WaitingVideo,
  }),
  DecideValidationVideo: post({
    summary: 'Decides on a video, which is deleted; the member is told',
    access: { role: 'Support' },
    assumed: true,
    body: {
      mediaId: Type.Integer({ minimum: 1, description: 'The video that was looked at' }),
      valid: Type.Boolean(),
      reason: Type.Optional(Type.String({ maxLength: 1000, description: 'For the member; needed to refuse' })),
    },
  }),
  GetSharedPersons: list({
    look: true,
    summary: 'Humans who validated two profiles with the same e-ID, oldest first, until the staff have looked at them',
    access: { role: 'Support' },
    assumed: true,
    item: SharedPerson,
  }),
  GetUnderagePersons: list({
    look: true,
    summary: 'Persons whom an e-ID or age check found to be under age, latest first',
    access: { role: 'Support' },
    assumed: true,
    item: UnderagePerson,
  }),
  SetSharedPersonSeen: post({
    summary: 'Notes that the staff have looked at two profiles of one human; both stay as they are',
    access: { role: 'Support' },
    assumed: true,
    body: { profileId: Id, earlierProfileId: Id, note: Type.Optional(Type.String({ maxLength: 1000 })) },
  }),
  GetProfileToValidate: get({
    look: true,
    summary: 'The persons of a profile and where they stand; null where the country has no profile of this name',
    access: { role: 'Support' },
    assumed: true,
    query: { name: Type.String({ minLength: 1, maxLength: 60 }) },
    answer: nullable(CheckedProfile),
  }),
  CreatePersonalCode: post({
    summary: 'Makes a code for a person whom the staff have met; it replaces an earlier one and ends after a day',
    access: { role: 'Support' },
    inOwnName: true,
    assumed: true,
    body: personId,
    answer: Type.Object({ code: Type.String(), endsAt: DateTime }),
  }),
  SetForcedValidation: post({
    summary: 'Says that a profile must be validated, and by when, or takes that back',
    access: { role: 'Support' },
    assumed: true,
    body: { profileId: Id, mode: oneOf(ForcedValidationMode, 'None takes it back') },
    answer: CheckedProfile,
  }),
}
