import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { readTypeDefs } from '../../../../gateway/core/schema/typeDefs'
import { areasOf } from '../../../../gateway/core/schema/areas'
import { createSchema } from '../../../../gateway/main/areas'
import { straightResolvers } from './straightResolvers'

/** The graph of our SDL with resolvers as a library's introduction would write them. */
export function straightSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: readTypeDefs(),
    resolvers: [{ ...areasOf(createSchema()).enums }, straightResolvers],
  })
}
