import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post } from './call'
import { DarkApplicationStatus, DarkDecision, DarkStatus, Dominance, Gender, LookingFor, ProfileType } from './enums'
import { Album, AreaDescription, Discretion, MediaSummary } from './shapes'

const why = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'Why they want in, and what they look for there',
})
const password = Type.String({ minLength: 1, maxLength: 200, description: 'The present password' })

const OwnApplication = Type.Object({
  status: oneOf(DarkApplicationStatus, 'Where it stands'),
  appliedAt: DateTime,
  decidedAt: nullable(DateTime, { description: 'Null while it waits' }),
  reason: nullable(Type.String(), { description: 'What the staff answered' }),
  againFrom: nullable(DateTime, { description: 'After a decline: when they may apply again' }),
})

/** Where a member stands with the dark sites. It says nothing of the dark profile, because main sites answer it too. */
const CurrentDark = Type.Object({
  darkStatus: oneOf(DarkStatus, '3 means approved'),
  application: nullable(OwnApplication, { description: 'The latest; null where there is none' }),
  missing: Type.Array(
    Type.Unsafe<'PICTURE' | 'EMAIL' | 'VALIDATION'>({ type: 'string', enum: ['PICTURE', 'EMAIL', 'VALIDATION'] }),
    {
      description: 'What they must do before they can apply',
    },
  ),
})
export type CurrentDark = Static<typeof CurrentDark>

const lookingFor = Type.Array(oneOf(LookingFor, 'What they look for'), { maxItems: 3, uniqueItems: true })
const headline = nullable(Type.String({ maxLength: 120, description: 'One line' }))
const text = Type.String({ maxLength: 20_000, description: 'HTML; sanitised by an allow-list when it is saved' })
const showMainTexts = Type.Boolean({ description: 'Show the texts of the main sites where there are none here' })
const PersonRole = Type.Object(
  { personId: Id, dominance: nullable(oneOf(Dominance, 'The preferred role')) },
  { additionalProperties: false },
)

const DarkProfile = Type.Object({
  id: Id,
  headline,
  text,
  lookingFor,
  showMainTexts,
  persons: Type.Array(
    Type.Object({
      id: Id,
      gender: oneOf(Gender, 'Never Couple'),
      age: Type.Integer({ description: 'Whole years' }),
      dominance: nullable(oneOf(Dominance, 'The preferred role')),
    }),
  ),
})
export type DarkProfile = Static<typeof DarkProfile>

/** What staff see of an application. */
const WaitingApplication = Type.Object({
  profileId: Id,
  name: Type.String(),
  profileType: oneOf(ProfileType, 'One person or two'),
  gender: oneOf(Gender, 'Couple for a couple'),
  ages: Type.Array(Type.Integer()),
  area: AreaDescription,
  picture: nullable(MediaSummary),
  validated: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time', description: 'Of the profile' }),
  text: why,
  appliedAt: DateTime,
  timesDeclined: Type.Integer({ minimum: 0, description: 'Earlier applications that were declined' }),
})

/** The way into the dark sites, and the dark profile. */
export const EditDarkProfile = {
  GetCurrentProfileDark: get({
    summary: 'Where the member stands with the dark sites',
    access: 'accepted',
    answer: CurrentDark,
  }),
  ApplyApplication: post({
    summary: 'Asks to be let into the dark sites',
    access: 'accepted',
    inOwnName: true,
    body: { text: why },
    answer: CurrentDark,
  }),
  ApplyAgain: post({
    summary: 'Answers what the staff asked for, or asks again 14 days after a decline',
    access: 'accepted',
    inOwnName: true,
    body: { text: why },
    answer: CurrentDark,
  }),
  DeleteDarkProfile: post({
    summary:
      'Withdraws from the dark sites: the application, or all that the member has there; the profile of the main sites stays',
    access: 'accepted',
    inOwnName: true,
    body: { password },
    answer: CurrentDark,
  }),
  GetDarkProfileDataForEdit: get({
    summary: 'All that a member can write about themselves for the dark sites',
    access: 'darkApproved',
    answer: DarkProfile,
  }),
  UpdateDarkProfile: post({
    summary: 'Saves the texts for the dark sites',
    access: 'darkApproved',
    body: { headline, text },
    answer: DarkProfile,
  }),
  SaveDarkInformation: post({
    summary: 'Saves roles, what is looked for, and what of the main profile is shown; what is left out stays',
    access: 'darkApproved',
    body: {
      lookingFor: Type.Optional(lookingFor),
      showMainTexts: Type.Optional(showMainTexts),
      persons: Type.Optional(Type.Array(PersonRole, { maxItems: 2 })),
    },
    answer: DarkProfile,
  }),
  SaveDiscretion: post({
    summary: 'Chooses how discreet the dark sites are',
    access: 'darkApproved',
    assumed: true,
    body: Discretion.properties,
    answer: Discretion,
  }),
  GetRedMediaAlbums: get({
    summary: "The member's albums for the dark sites, newest first",
    access: 'darkApproved',
    answer: Type.Array(Album),
  }),
  GetDarkApplications: list({
    look: true,
    summary: 'Applications that wait for the staff, oldest first; on the dark sites only',
    access: { role: 'Support', onDark: true },
    assumed: true,
    item: WaitingApplication,
  }),
  DecideDarkApplication: post({
    summary: 'Decides the application of a profile, which is told; on the dark sites only',
    access: { role: 'Support', onDark: true },
    assumed: true,
    body: {
      profileId: Id,
      decision: oneOf(DarkDecision, 'What it becomes'),
      reason: Type.Optional(Type.String({ maxLength: 1000, description: 'For the member; needed except to approve' })),
    },
  }),
}
