import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import type { IResolvers } from '@graphql-tools/utils'
import type { GatewayContext } from './context'
import { legacyIdOf, toGlobalId } from './globalIds'
import { viewerId } from './node'

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
  return entryLegacyId === undefined ? null : loaders.blogEntries.load(entryLegacyId)
}

function fieldsOf(type: GraphQLObjectType): Record<string, unknown> {
  const fields = type.getFields()
  const isPayload = type.name.endsWith('Payload')
  const isNode = type.getInterfaces().some(({ name }) => name === 'Node')
  const idOf = ({ id }: WithId) => toGlobalId(type.name, type.name === 'Viewer' ? viewerId : id)
  return {
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
