import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  defaultFieldResolver,
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  GraphQLString,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { GraphQLDateTimeISO, GraphQLLocalDate } from 'graphql-scalars'
import type { Area } from './area'
import { joinAreas } from './areas'
import type { GatewayContext } from '../context'
import type { Connection } from '../lists/connections'
import { conventionalResolvers } from './conventions'
import { refuseForeignIds } from './foreignIds'
import { nodeResolvers } from './node'
import { readTypeDefs } from './typeDefs'
import { fileScalar } from '../rest/uploads'

/** The behaviour of a scalar; its name and description are in the SDL. */
function behaviourOf(scalar: GraphQLScalarType<unknown, unknown>) {
  const config = scalar.toConfig()
  return { serialize: config.serialize, parseValue: config.parseValue, parseLiteral: config.parseLiteral }
}

/** Passes values in the graph's format without parsing: the contract check has seen that they are dates. */
function passing(scalar: GraphQLScalarType<unknown, unknown>, written: RegExp) {
  const behaviour = behaviourOf(scalar)
  const serialize = (value: unknown) =>
    typeof value === 'string' && written.test(value) ? value : behaviour.serialize(value)
  return { ...behaviour, serialize }
}

const scalars = {
  DateTime: passing(GraphQLDateTimeISO, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  LocalDate: passing(GraphQLLocalDate, /^\d{4}-\d\d-\d\d$/),
  HTML: behaviourOf(GraphQLString),
  URL: behaviourOf(GraphQLString),
  File: behaviourOf(fileScalar),
}

export function buildSchema(areas: readonly Area[]): GraphQLSchema {
  // Source locations would take megabytes for as long as the server runs.
  const typeDefs = readTypeDefs(areas, { noLocation: true })
  const bare = makeExecutableSchema({ typeDefs })
  const joined = joinAreas(bare, areas)
  // In one step, because each step would build the schema anew.
  const schema = makeExecutableSchema({
    typeDefs,
    resolvers: [
      conventionalResolvers(bare),
      scalars,
      joined.enums,
      nodeResolvers,
      ...areas.flatMap((area) => area.resolvers),
    ],
  })
  schema.extensions = { ...schema.extensions, areas: joined }
  refuseForeignIds(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) guardType(type)
    if (isObjectType(type) && type.name.endsWith('Connection')) {
      resolveNodes(schema, type)
      resolveTotal(type)
    }
  }
  forgetSyntax(schema)
  return schema
}

/** Keeps of the SDL only the directives of fields, which are read while the server runs: the rest takes megabytes. */
function forgetSyntax(schema: GraphQLSchema): void {
  forget(schema)
  for (const directive of schema.getDirectives()) forget(directive, ...directive.args)
  for (const type of Object.values(schema.getTypeMap())) {
    forget(type)
    if (isEnumType(type)) forget(...type.getValues())
    else if (isInputObjectType(type)) forget(...Object.values(type.getFields()))
    else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        forget(...field.args)
        const { kind, name, type: of, directives } = field.astNode ?? {}
        if (kind && name && of) field.astNode = { kind, name, type: of, directives }
      }
    }
  }
}

function forget(...elements: { astNode?: unknown; extensionASTNodes?: readonly unknown[] }[]): void {
  for (const element of elements) {
    element.astNode = undefined
    if (element.extensionASTNodes) element.extensionASTNodes = []
  }
}

/** Resolves the `nodes` of a connection like the `node` of its edges. */
function resolveNodes(schema: GraphQLSchema, connection: GraphQLObjectType): void {
  const edge = schema.getType(connection.name.replace(/Connection$/, 'Edge'))
  const nodes = connection.getFields()['nodes']
  if (!nodes || !isObjectType(edge)) return
  const nodeOf = edge.getFields()['node']?.resolve ?? defaultFieldResolver
  nodes.resolve = ({ edges }: Connection<unknown>, _args, context, info) =>
    edges.map((each) => nodeOf(each, {}, context, { ...info, fieldName: 'node' }))
}

/** Counts the items of a connection by what its list says of them. */
function resolveTotal(connection: GraphQLObjectType): void {
  const count = connection.getFields()['totalCount']
  if (!count) return
  const resolve: GraphQLFieldResolver<Connection<unknown>, GatewayContext> = ({ total }, _args, context) =>
    total ? total(context) : null
  count.resolve = resolve
}

/** Makes an unresolvable type an error of its field: a compiled plan would never end if it threw. */
function guardType(type: GraphQLAbstractType): void {
  const { resolveType } = type
  if (!resolveType) return
  type.resolveType = (...args) => {
    try {
      return resolveType(...args)
    } catch {
      return undefined
    }
  }
}
