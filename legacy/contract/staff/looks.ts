import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, nullable, oneOf, post } from '../call'
import { Gender, LookStatus, ProfileType } from '../enums'
import { AreaDescription, MediaSummary } from '../shapes'

const OwnLook = Type.Object({
  status: oneOf(LookStatus, 'None: others see the profile'),
  since: nullable(DateTime, { description: 'Since when it waits, or when it was not accepted' }),
  reason: nullable(Type.String(), { description: 'Why it was not accepted' }),
})
export type OwnLook = Static<typeof OwnLook>

/** What staff see of a new profile. */
const WaitingProfile = Type.Object({
  profileId: Id,
  name: Type.String(),
  profileType: oneOf(ProfileType, 'One person or two'),
  gender: oneOf(Gender, 'Couple for a couple'),
  ages: Type.Array(Type.Integer({ description: 'Whole years, of each person' })),
  area: AreaDescription,
  picture: nullable(MediaSummary, { description: 'The face of the profile' }),
  validated: Type.Boolean(),
  headline: nullable(Type.String()),
  text: Type.String({ description: 'Without formatting' }),
  waitingSince: DateTime,
})

/** What staff see of a new picture or video. */
const WaitingMedia = Type.Object({
  media: MediaSummary,
  profileId: Id,
  name: Type.String({ description: 'Whose it is' }),
  album: nullable(Type.String({ description: 'The name of its album' })),
  title: nullable(Type.String()),
  waitingSince: DateTime,
})

const staff = { access: { role: 'Support' }, assumed: true } as const
const ids = (description: string) => Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true, description })
const decision = {
  accepted: Type.Boolean(),
  template: Type.Optional(
    Type.String({ maxLength: 40, description: 'The key of a reason, which each member reads in their own language' }),
  ),
  reason: Type.Optional(Type.String({ maxLength: 1000, description: 'Other words; a refusal needs one of the two' })),
}

/** New profiles and media that wait for the staff before others see them, on sites that ask for it. */
export const Looks = {
  GetOwnLook: get({
    summary: "Whether the viewer's profile waits for a look of the staff",
    access: 'loggedIn',
    assumed: true,
    answer: OwnLook,
  }),
  AskForLook: post({
    summary: 'Asks the staff to look again at a profile that they have not accepted',
    access: 'accepted',
    assumed: true,
    inOwnName: true,
    answer: OwnLook,
  }),
  GetWaitingProfiles: list({
    ...staff,
    look: true,
    summary: "New profiles of the site's country that wait, oldest first",
    item: WaitingProfile,
  }),
  GetWaitingMedia: list({
    ...staff,
    look: true,
    summary: "New pictures and videos of the site's country that wait, oldest first",
    item: WaitingMedia,
  }),
  GetLookTemplates: get({
    ...staff,
    summary: "Reasons to choose from, in the viewer's language",
    answer: Type.Array(Type.Object({ key: Type.String(), title: Type.String(), text: Type.String() })),
  }),
  DecideProfiles: post({
    ...staff,
    inOwnName: true,
    summary: 'Shows new profiles to others, or asks their members to change them; 409 ALREADY_DECIDED if none waits',
    body: { profileIds: ids('Profiles that wait'), ...decision },
    answer: Type.Object({ profileIds: Type.Array(Id) }),
  }),
  DecideMedia: post({
    ...staff,
    inOwnName: true,
    summary: 'Shows new pictures and videos to others, or deletes them; 409 ALREADY_DECIDED if none waits',
    body: { mediaIds: ids('Pictures and videos that wait'), ...decision },
    answer: Type.Object({ mediaIds: Type.Array(Id) }),
  }),
}
