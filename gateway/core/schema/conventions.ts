import type { IResolvers } from '@graphql-tools/utils'
import { isPromise } from '@whatwg-node/promise-helpers'
import {
  getNamedType,
  getNullableType,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
} from 'graphql'
import type { GatewayContext } from '../context'
import { contractEnum, NOTHING } from '../enums'
import { legacyIdOf, toGlobalId } from '../globalIds'
import type { NodeName } from './graphTypes'
import { loadOf } from './node'
import type { ProfileSummary } from '../../../legacy/contract/shapes'

/** What a compiled plan tells a resolver about the selection below its field. */
export interface LookAhead {
  /** Details of the profile are selected that a separate call loads. */
  readonly wantsDetails: boolean
}

interface WithId {
  readonly id: number
}

interface Payload {
  readonly viewer?: unknown
  /** Global id of the affected profile. */
  readonly profileId?: string
  readonly userErrors: readonly unknown[]
}

/** Whether a type is a single profile, nullable or not. */
export function isProfile(type: GraphQLOutputType): boolean {
  const named = getNullableType(type)
  return isObjectType(named) && named.name === 'Profile'
}

/** The session after a write: loaded only when selected, and not after a refusal. */
function viewerAfterwards(payload: Payload, _args: unknown, { rest }: GatewayContext) {
  return payload.viewer ?? (payload.userErrors.length > 0 ? null : rest.CurrentProfile.GetProfileData())
}

/** A profile after a write: loaded only when selected, and not after a refusal. */
function profileAfterwards({ profileId }: Payload, _args: unknown, { loaders }: GatewayContext) {
  return profileId === undefined ? null : loaders.profiles.load(legacyIdOf(profileId, 'Profile'))
}

/**
 * Any other object of a payload: as the write returned it, else by the number beside it, as `lodgeLegacyId` for `lodge`;
 * then loaded only when selected, and not after a refusal.
 */
function objectAfterwards(name: string, type: NodeName) {
  return (
    payload: Readonly<Record<string, unknown>>,
    _args: unknown,
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ) => {
    const legacyId = payload[`${name}LegacyId`]
    if (payload[name] !== undefined || typeof legacyId !== 'number') return payload[name]
    return loadOf(type, legacyId, context, info)
  }
}

/** A profile inside another object; where a plan selects its details, it resolves once they are loaded. */
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
    // The profile is shown without its details too; each missing field reports its error.
    return isPromise(details) ? details.then(whole, whole) : profile
  }
}

function isNodeObject(type: GraphQLOutputType): type is GraphQLObjectType {
  return isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
}

/** The REST value that a nullable field of an enum says by null; undefined where there is none. */
function nothingOf(type: GraphQLOutputType): string | number | undefined {
  return isEnumType(type) && !type.getValue(NOTHING) ? contractEnum(type.name)?.[NOTHING] : undefined
}

function unlessNothing(name: string, nothing: string | number) {
  return (parent: Readonly<Record<string, unknown>>) => (parent[name] === nothing ? null : parent[name])
}

/** The REST name of a flag: that of the field without its verb, as `online` for `isOnline`; undefined for other fields. */
function plainFlag({ name, type }: GraphQLField<unknown, unknown>): string | undefined {
  const [, stem] = getNamedType(type) === GraphQLBoolean ? (/^(?:is|has|viewerIs)([A-Z].*)$/.exec(name) ?? []) : []
  return stem && stem.charAt(0).toLowerCase() + stem.slice(1)
}

function flagOf(name: string, plain: string) {
  return (parent: Readonly<Record<string, unknown>>) => (parent[name] === undefined ? parent[plain] : parent[name])
}

/** Takes the name: a resolver that held its type would keep the whole schema it was made from. */
function globalIdOf(typeName: string) {
  return ({ id }: WithId) => toGlobalId(typeName, id)
}

function fieldsOf(type: GraphQLObjectType): Record<string, unknown> {
  const fields = type.getFields()
  const isPayload = type.name.endsWith('Payload')
  const isNode = isNodeObject(type)
  const emptiable = Object.values(fields).flatMap(({ name, type: fieldType }) => {
    const nothing = nothingOf(fieldType)
    return nothing === undefined ? [] : [[name, unlessNothing(name, nothing)] as const]
  })
  const flags = Object.values(fields).flatMap((field) => {
    const plain = plainFlag(field)
    return plain === undefined ? [] : [[field.name, flagOf(field.name, plain)] as const]
  })
  const objects = Object.values(fields).flatMap(({ name, type: fieldType }) =>
    isPayload && isNodeObject(fieldType) ? [[name, objectAfterwards(name, fieldType.name as NodeName)] as const] : [],
  )
  const profiles = Object.values(fields).filter((field) => isProfile(field.type))
  return {
    ...Object.fromEntries([...emptiable, ...flags, ...objects]),
    ...Object.fromEntries(profiles.map(({ name }) => [name, profileWithin(name)])),
    ...(isNode ? { id: globalIdOf(type.name) } : {}),
    ...(fields['legacyId'] ? { legacyId: ({ id }: WithId) => id } : {}),
    ...(isPayload && fields['viewer'] ? { viewer: viewerAfterwards } : {}),
    ...(isPayload && fields['profile'] ? { profile: profileAfterwards } : {}),
  }
}

/** Resolvers that follow from names in the schema, so that areas need not write them. */
export function conventionalResolvers(schema: GraphQLSchema): IResolvers {
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .map((type) => [type.name, fieldsOf(type)] as const)
      .filter(([, fields]) => Object.keys(fields).length > 0),
  )
}
