import Type, { type Static } from 'typebox'
import { BlogTag } from './blogShapes'
import { DateTime, get, Id, list, nullable, oneOf, post, postList, without } from './call'
import { KinkItemType, KinkLevel, KinkStatus } from './enums'
import { ProfileSummary } from './shapes'

const member = { access: 'darkApproved' } as const

const level = oneOf(KinkLevel, 'How fond of it the profile is')

const Kink = Type.Object({
  id: Id,
  name: Type.String({ description: "In the viewer's language" }),
  description: nullable(Type.String(), { description: "What is meant, in the viewer's language" }),
  custom: Type.Boolean({ description: 'Coined by a member' }),
  status: oneOf(without(KinkStatus, 'Refused'), 'Waiting: only its author and the staff see it yet'),
  profileCount: Type.Integer({
    minimum: 0,
    description: 'Profiles of the site that like it or are curious and say so; counted every hour',
  }),
  level: nullable(level, { description: "The viewer's own; null where it is not on their profile" }),
  private: Type.Boolean({ description: 'Only the viewer sees that it is on their profile' }),
})
export type Kink = Static<typeof Kink>

const ProfileKink = Type.Object({
  kink: Kink,
  level,
})
export type ProfileKink = Static<typeof ProfileKink>

const kinks = Type.Array(Kink)
const typed = {
  query: Type.String({ minLength: 1, maxLength: 100, description: 'The text typed so far' }),
  custom: Type.Optional(Type.Boolean({ default: false, description: 'Also kinks that members coined themselves' })),
}

const kinkName = Type.String({ minLength: 2, maxLength: 40, description: 'In the language of its author' })
const explanation = Type.String({ maxLength: 300, description: 'What is meant' })

/** Kinks, on the dark sites only. Those of members are open to all once the staff has looked at them. */
export const DarkKinks = {
  GetAllKinks: get({
    ...member,
    summary: "All kinks of the community by name, with those that members coined and the viewer's own that wait",
    answer: kinks,
  }),
  GetKinks: get({
    ...member,
    summary: 'The kinks of the site itself by name, without those of members',
    answer: kinks,
  }),
  GetMostPopularKinks: get({ ...member, summary: 'The ten kinks that most profiles share', answer: kinks }),
  GetPopularKinks: get({ ...member, summary: 'The thirty kinks that most profiles share', answer: kinks }),
  GetNonPopularKinks: list({ ...member, summary: 'The kinks after the popular ones, most shared first', item: Kink }),
  GetProfileKinks: get({
    ...member,
    summary: "The kinks of a profile by level and name; of another's, those that are not private",
    query: { profileId: Type.Optional({ ...Id, description: "The viewer's own without it" }) },
    answer: Type.Array(ProfileKink),
  }),
  SearchKinks: get({
    ...member,
    summary: 'Kinks that a text is found in, ten at most',
    query: typed,
    answer: kinks,
  }),
  SearchKinksWithBlogTags: get({
    ...member,
    summary: 'Kinks and tags of blogs of the dark sites that a text is found in, ten of each at most',
    query: typed,
    answer: Type.Object({ kinks, tags: Type.Array(BlogTag) }),
  }),
  SearchItemsByKinks: postList({
    ...member,
    summary: 'What has all of these kinks and is open to the viewer, newest first',
    body: {
      kinkIds: Type.Array(Id, { maxItems: 10, uniqueItems: true, description: 'Without any, nothing is found' }),
      itemType: oneOf(
        KinkItemType,
        "Profiles that like them or are curious, media of such profiles, lodges, or entries of blogs with tags of the kinks' names",
      ),
    },
    item: Type.Object({ itemType: oneOf(KinkItemType, 'The type of the item'), id: Id }),
  }),
  SetProfileKinks: post({
    ...member,
    summary: 'Says how fond of kinks the viewer is; those left out stay as they are',
    body: {
      kinks: Type.Array(
        Type.Object(
          {
            kinkId: Id,
            level: nullable(level, { description: 'Null takes the kink off the profile' }),
            private: Type.Optional(Type.Boolean({ description: 'Others do not see it; without it, as before' })),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 50 },
      ),
    },
    answer: Type.Array(ProfileKink),
  }),
  CreateKink: post({
    ...member,
    assumed: true,
    inOwnName: true,
    summary: "Adds a kink of the member's own to their profile; others see it once the staff has looked at it",
    body: { name: kinkName, description: Type.Optional(explanation), level },
    answer: ProfileKink,
  }),
  GetWaitingKinks: list({
    access: { role: 'Support', onDark: true },
    assumed: true,
    summary: 'Kinks that members coined and nobody has looked at, oldest first; on the dark sites only',
    item: Type.Object({
      ...Kink.properties,
      createdAt: DateTime,
      author: nullable(ProfileSummary, { description: 'Null when the viewer may not see the profile' }),
    }),
  }),
  DecideKink: post({
    access: { role: 'Support', onDark: true },
    assumed: true,
    summary: "Opens a member's kink to all, in words of the staff where given, or refuses it; on the dark sites only",
    body: {
      kinkId: Id,
      accepted: Type.Boolean(),
      name: Type.Optional(Type.String({ ...kinkName, description: 'Another name, in all languages' })),
    },
  }),
}
