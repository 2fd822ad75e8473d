import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  defaultFieldResolver,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql'
import { GraphQLDateTimeISO, GraphQLJSON, GraphQLLocalDate } from 'graphql-scalars'
import type { Area } from './area'
import { joinAreas } from './areas'
import type { Connection } from './connections'
import { conventionalResolvers } from './conventions'
import { nodeResolvers } from './node'
import { readTypeDefs } from './typeDefs'
import { fileScalar } from './uploads'

/** How a scalar reads and writes; its name and description stand in the SDL. */
function behaviourOf(scalar: GraphQLScalarType<unknown, unknown>) {
  const config = scalar.toConfig()
  return { serialize: config.serialize, parseValue: config.parseValue, parseLiteral: config.parseLiteral }
}

/** Lets through what is written as the graph writes it: that it is a date has been checked against the contract. */
function passing(scalar: GraphQLScalarType<unknown, unknown>, written: RegExp) {
  const behaviour = behaviourOf(scalar)
  const serialize = (value: unknown) =>
    typeof value === 'string' && written.test(value) ? value : behaviour.serialize(value)
  return { ...behaviour, serialize }
}

const scalars = {
  DateTime: passing(GraphQLDateTimeISO, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  Date: passing(GraphQLLocalDate, /^\d{4}-\d\d-\d\d$/),
  JSON: behaviourOf(GraphQLJSON),
  File: behaviourOf(fileScalar),
}

/** The graph of some areas, with everything that answers it. */
export function buildSchema(areas: readonly Area[]): GraphQLSchema {
  // Where each word stands in the files would take megabytes for as long as the server lives.
  const typeDefs = readTypeDefs({ noLocation: true })
  const bare = makeExecutableSchema({ typeDefs })
  const joined = joinAreas(bare, areas)
  // All at once: each step would build the schema anew.
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
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) guardType(type)
    if (isObjectType(type) && type.name.endsWith('Connection')) resolveNodes(schema, type)
  }
  return schema
}

/** Lets the `nodes` of a connection be what its edges have as `node`. */
function resolveNodes(schema: GraphQLSchema, connection: GraphQLObjectType): void {
  const edge = schema.getType(connection.name.replace(/Connection$/, 'Edge'))
  const nodes = connection.getFields()['nodes']
  if (!nodes || !isObjectType(edge)) return
  const nodeOf = edge.getFields()['node']?.resolve ?? defaultFieldResolver
  nodes.resolve = ({ edges }: Connection<unknown>, _args, context, info) =>
    edges.map((each) => nodeOf(each, {}, context, { ...info, fieldName: 'node' }))
}

/** What cannot be told the type of is an error of its field. A compiled plan would never end if that were thrown. */
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
