import { LodgeInvitationStatus, LodgeRequestStatus, LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { type LodgeRight, lodgeRights } from '../../legacy/contract/lodgeRights'
import type { GatewayContext } from '../core/context'
import { orNull } from '../core/errors'
import { lookUp } from '../core/rest/loaders'
import type { Resolvers } from '../generated/resolvers'
import type { Lodge } from './parents'

/** Fields that only the call for one lodge returns. */
type WholeName =
  'html' | 'rules' | 'editedAt' | 'debateAudience' | 'meetupAudience' | 'albumAudience' | 'mediaApproval' | 'revision'
type Whole = Required<Pick<Lodge, WholeName>>

/** A field of a lodge as it came, else from the call for one lodge, which all such fields share. */
async function partOf<K extends keyof Whole>(
  lodge: Lodge,
  name: K,
  { rest }: GatewayContext,
): Promise<Whole[K] | null> {
  const known: Partial<Whole> = lodge
  if (known[name] !== undefined) return known[name]
  const whole = await orNull(rest.Lodges.GetLodgeData({ query: { lodgeId: lodge.id } }))
  return whole && whole[name]
}

const part =
  <K extends keyof Whole>(name: K) =>
  (lodge: Lodge, _args: unknown, context: GatewayContext) =>
    partOf(lodge, name, context)

type CanName = `viewerCan${Capitalize<LodgeRight>}`

/** A field for each right, such as `viewerCanInvite`. */
const can = Object.fromEntries(
  Object.keys(lodgeRights).map((right) => [
    `viewerCan${right.charAt(0).toUpperCase()}${right.slice(1)}`,
    ({ rights }: Lodge) => rights.some((each) => each === right),
  ]),
) as Record<CanName, (lodge: Lodge) => boolean>

type PublicParts = Pick<Lodge, 'debatesPublic' | 'meetupsPublic' | 'mediaPublic' | 'membersPublic'>

/** What everybody sees of a lodge beside its front. */
export const publicParts = {
  hasPublicDebates: ({ debatesPublic }: PublicParts) => debatesPublic,
  hasPublicMeetups: ({ meetupsPublic }: PublicParts) => meetupsPublic,
  hasPublicMedia: ({ mediaPublic }: PublicParts) => mediaPublic,
  hasPublicMembers: ({ membersPublic }: PublicParts) => membersPublic,
}

export const lodgeResolvers: Resolvers = {
  Query: {
    lodge: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (lodgeId) => rest.Lodges.GetLodgeData({ query: { lodgeId } })),
  },
  Lodge: {
    html: part('html'),
    rules: part('rules'),
    editedAt: part('editedAt'),
    debateAudience: part('debateAudience'),
    meetupAudience: part('meetupAudience'),
    albumAudience: part('albumAudience'),
    hasMediaApproval: part('mediaApproval'),
    ...publicParts,
    revision: part('revision'),
    viewerRole: ({ role }) => (role === LodgeRole.None ? null : role),
    viewerRequestStatus: ({ requestStatus }) => (requestStatus === LodgeRequestStatus.None ? null : requestStatus),
    viewerInvitationStatus: ({ invitationStatus }) =>
      invitationStatus === LodgeInvitationStatus.None ? null : invitationStatus,
    viewerVisitedAt: ({ viewedAt }) => viewedAt,
    ...can,
  },
}
