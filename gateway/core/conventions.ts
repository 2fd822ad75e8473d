import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import type { IResolvers } from '@graphql-tools/utils'
import type { GatewayContext } from './context'
import { toGlobalId } from './globalIds'
import { viewerId } from './node'

interface WithId {
  readonly id: number
}

interface Payload {
  readonly viewer?: unknown
  readonly userErrors: readonly unknown[]
}

/** The session after a write: read only when asked for, and not when nothing was changed. */
function viewerAfterwards(payload: Payload, _args: unknown, { rest }: GatewayContext) {
  return payload.viewer ?? (payload.userErrors.length > 0 ? null : rest.CurrentProfile.GetProfileData())
}

function fieldsOf(type: GraphQLObjectType): Record<string, unknown> {
  const fields = type.getFields()
  const isNode = type.getInterfaces().some(({ name }) => name === 'Node')
  const idOf = ({ id }: WithId) => toGlobalId(type.name, type.name === 'Viewer' ? viewerId : id)
  return {
    ...(isNode ? { id: idOf } : {}),
    ...(fields['legacyId'] ? { legacyId: ({ id }: WithId) => id } : {}),
    ...(type.name.endsWith('Payload') && fields['viewer'] ? { viewer: viewerAfterwards } : {}),
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
