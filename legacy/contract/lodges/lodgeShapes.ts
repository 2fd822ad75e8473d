import Type, { type Static, type TProperties } from 'typebox'
import { DateTime, Id, nullable, oneOf } from '../call'
import { LodgeAccess, LodgeAudience, LodgeInvitationStatus, LodgeRequestStatus, LodgeRole } from './lodgeEnums'
import { lodgeRights, type LodgeRight } from '../lodgeRights'
import { AreaDescription, MediaSummary, ProfileSummary } from '../shapes'

const named = { id: Id, name: Type.String({ description: "In the viewer's language" }) }

export const LodgeCategory = Type.Object(named)
export type LodgeCategory = Static<typeof LodgeCategory>

export const LodgeTag = Type.Object({ id: Id, name: Type.String() })
export type LodgeTag = Static<typeof LodgeTag>

const newCount = (what: string) =>
  Type.Integer({
    minimum: 0,
    description: `${what} since the viewer, as a member, last visited the lodge; 100 at most, 0 outside it`,
  })

/** What profiles outside a lodge see of it, besides its front. */
const publicParts = {
  debatesPublic: Type.Boolean({ description: 'Everybody may read the debates' }),
  meetupsPublic: Type.Boolean({ description: 'Everybody may see the calendar' }),
  mediaPublic: Type.Boolean({ description: 'Everybody may see the albums' }),
  membersPublic: Type.Boolean({ description: 'Everybody may see the members' }),
} satisfies TProperties

/** A lodge in lists, as the viewer stands to it. */
export const LodgeSummary = Type.Object({
  id: Id,
  name: Type.String(),
  excerpt: Type.String({ description: 'The first words of the description, plain, about 280 characters' }),
  cover: nullable(MediaSummary, { description: 'Null without one, or where the viewer may not see it' }),
  category: nullable(LodgeCategory, { description: 'Null on the dark sites' }),
  kinks: Type.Array(Type.Object(named), { description: 'Empty on the main sites' }),
  tags: Type.Array(LodgeTag),
  place: nullable(AreaDescription, { description: 'Where it meets; null for the whole country' }),
  distance: nullable(
    Type.Integer({ minimum: 1, description: 'Kilometres from the viewer, both places snapped to a grid first' }),
  ),
  dark: Type.Boolean({ description: 'Founded on a dark site, and only to be seen there' }),
  access: oneOf(LodgeAccess, 'How profiles get in'),
  owner: nullable(ProfileSummary, { description: 'Null where there is none, or the viewer may not see them' }),
  ownerlessSince: nullable(DateTime, { description: 'Since when nobody owns it' }),
  memberCount: Type.Integer({ minimum: 0, description: 'All members, whoever may see them' }),
  createdAt: DateTime,
  activeAt: DateTime,
  ...publicParts,
  role: oneOf(LodgeRole, "The viewer's role in it"),
  requestStatus: oneOf(LodgeRequestStatus, "The viewer's request to come in"),
  invitationStatus: oneOf(LodgeInvitationStatus, 'The invitation that the viewer has'),
  rights: Type.Array(
    Type.Unsafe<LodgeRight>({
      type: 'string',
      enum: Object.keys(lodgeRights),
      description: "One of the viewer's rights",
    }),
    { description: 'All that the viewer may do in it' },
  ),
  viewedAt: nullable(DateTime, { description: 'The last visit of the viewer as a member' }),
  newMemberCount: newCount('Members that the viewer may see and who came in'),
  newDebateEntryCount: newCount('Topics of others'),
  newMeetupCount: newCount('Meetups that others have planned'),
  newMediaCount: newCount('Pictures and videos of others'),
})
export type LodgeSummary = Static<typeof LodgeSummary>

/** Who may start something, and whether media wait. */
const lodgeRules = {
  debateAudience: oneOf(LodgeAudience, 'Who may start topics'),
  meetupAudience: oneOf(LodgeAudience, 'Who may plan meetups'),
  albumAudience: oneOf(LodgeAudience, 'Who may make albums'),
  mediaApproval: Type.Boolean({ description: 'Pictures and videos wait until a leader accepts them' }),
} satisfies TProperties

const waitingCount = (what: string, right: LodgeRight) =>
  nullable(Type.Integer({ minimum: 0 }), { description: `${what}; null without the right ${right}` })

/** A lodge's front, which everybody sees who may know of the lodge. */
export const Lodge = Type.Object({
  ...LodgeSummary.properties,
  html: Type.String({ description: 'The description, sanitised' }),
  rules: Type.String({ description: 'Plain, one rule a line' }),
  editedAt: nullable(DateTime),
  ...lodgeRules,
  revision: Type.Integer({ minimum: 1, description: 'Grows with every save' }),
  requestCount: waitingCount('Requests that wait', 'decideRequests'),
  waitingMediaCount: waitingCount('Pictures and videos that wait', 'acceptMedia'),
})
export type Lodge = Static<typeof Lodge>

/** What the leaders write of a lodge. */
export const lodgeContent = {
  name: Type.String({ minLength: 3, maxLength: 60, description: 'Unique on the sites of this kind and country' }),
  html: Type.String({
    maxLength: 100_000,
    description: 'Sanitised on the way in, without pictures; at most 10,000 characters of text',
  }),
  rules: Type.String({ maxLength: 4000, description: 'Plain, one rule a line' }),
  categoryId: Type.Optional(
    Type.Integer({ minimum: 1, description: 'On the main sites, where each lodge has one; else 422' }),
  ),
  kinkIds: Type.Optional(
    Type.Array(Id, {
      maxItems: 10,
      uniqueItems: true,
      description: 'On the dark sites, where each lodge has at least one; else 422',
    }),
  ),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 }),
  access: oneOf(LodgeAccess, 'How profiles get in'),
  ...lodgeRules,
  ...publicParts,
  zipCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 10, description: 'Where it meets; without it in the whole country' }),
  ),
  coverId: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'A picture of the viewer that others may see, or of the file archive; that of the lodge may stay',
    }),
  ),
} satisfies TProperties

/** A lodge in the editor. */
export const LodgeDraft = Type.Object({
  id: Id,
  ...lodgeContent,
  cover: nullable(MediaSummary),
  dark: Type.Boolean({ description: 'Founded on a dark site, and only to be seen there' }),
  revision: Type.Integer({ minimum: 1, description: 'Grows with every save' }),
})
export type LodgeDraft = Static<typeof LodgeDraft>
