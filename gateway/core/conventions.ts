import type { IResolvers } from '@graphql-tools/utils'
import { isPromise } from '@whatwg-node/promise-helpers'
import {
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import type { GatewayContext } from './context'
import { legacyIdOf, toGlobalId } from './globalIds'
import { viewerId } from './node'
import type { ProfileSummary } from '../../legacy/contract/shapes'

/** What a compiled plan tells the resolver of a field about what is selected below it. */
export interface LookAhead {
  /** Facts of the profile that the field gives are wanted which are read apart from it. */
  readonly wantsDetails: boolean
}

interface WithId {
  readonly id: number
}

interface Payload {
  readonly viewer?: unknown
  /** The profile that something was done to, by its global id. */
  readonly profileId?: string
  /** The blog entry that something was done to, by its number. */
  readonly entryLegacyId?: number
  readonly userErrors: readonly unknown[]
}

/** Whether a type is that of one profile, which may be none. */
export function isProfile(type: GraphQLOutputType): boolean {
  const named = getNullableType(type)
  return isObjectType(named) && named.name === 'Profile'
}

/** The session after a write: read only when asked for, and not when nothing was changed. */
function viewerAfterwards(payload: Payload, _args: unknown, { rest }: GatewayContext) {
  return payload.viewer ?? (payload.userErrors.length > 0 ? null : rest.CurrentProfile.GetProfileData())
}

/** A profile after a write: read only when asked for, and not when nothing was changed. */
function profileAfterwards({ profileId }: Payload, _args: unknown, { loaders }: GatewayContext) {
  return profileId === undefined ? null : loaders.profiles.load(legacyIdOf(profileId, 'Profile'))
}

/** A blog entry after a write: likewise. */
function entryAfterwards({ entryLegacyId }: Payload, _args: unknown, { loaders }: GatewayContext) {
  return entryLegacyId === undefined ? null : loaders.of('Blogs.GetBlogEntriesByIds').load(entryLegacyId)
}

/** A profile within something else; where a plan knows that its details are wanted, it comes when they are there. */
function profileWithin(name: string) {
  return (
    parent: Readonly<Record<string, ProfileSummary | null>>,
    _args: unknown,
    { loaders }: GatewayContext,
    { wantsDetails }: GraphQLResolveInfo & Partial<LookAhead>,
  ) => {
    const profile = parent[name]
    if (!profile || !wantsDetails) return profile
    const details = loaders.profileDetails.load(profile.id)
    const whole = () => profile
    // Without them it is shown too: each fact that is missing says why.
    return isPromise(details) ? details.then(whole, whole) : profile
  }
}

function fieldsOf(type: GraphQLObjectType): Record<string, unknown> {
  const fields = type.getFields()
  const isPayload = type.name.endsWith('Payload')
  const isNode = type.getInterfaces().some(({ name }) => name === 'Node')
  const idOf = ({ id }: WithId) => toGlobalId(type.name, type.name === 'Viewer' ? viewerId : id)
  const profiles = Object.values(fields).filter((field) => isProfile(field.type))
  return {
    ...Object.fromEntries(profiles.map(({ name }) => [name, profileWithin(name)])),
    ...(isNode ? { id: idOf } : {}),
    ...(fields['legacyId'] ? { legacyId: ({ id }: WithId) => id } : {}),
    ...(isPayload && fields['viewer'] ? { viewer: viewerAfterwards } : {}),
    ...(isPayload && fields['profile'] ? { profile: profileAfterwards } : {}),
    ...(isPayload && fields['entry'] ? { entry: entryAfterwards } : {}),
  }
}

/** Resolvers that follow from the names in the schema, so that no area writes them. */
export function conventionalResolvers(schema: GraphQLSchema): IResolvers {
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .map((type) => [type.name, fieldsOf(type)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  )
}
