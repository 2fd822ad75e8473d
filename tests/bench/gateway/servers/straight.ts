import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { areasOf } from '../../../../gateway/core/schema/areas'
import { createSchema, createTypeDefs } from '../../../../gateway/main/areas'
import { straightResolvers } from './straightResolvers'

/** The graph of our SDL with resolvers as a library's introduction would write them. */
export function straightSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: createTypeDefs(),
    resolvers: [{ ...areasOf(createSchema()).enums }, straightResolvers],
  })
}
