import type { GraphQLSchema } from 'graphql'
import { areasOf } from '../core/areas'
import { entryFor } from '../core/node'

/** Whose comments those on an item are, and its number there. */
export function sourceOfItem(schema: GraphQLSchema, globalId: string) {
  const { id, of: area } = entryFor(new Map(areasOf(schema).comments.map((each) => [each.itemType, each])), globalId)
  return { id, area }
}

/** The same of a comment. */
export function sourceOfComment(schema: GraphQLSchema, globalId: string) {
  const { id, of: area } = entryFor(new Map(areasOf(schema).comments.map((each) => [each.commentType, each])), globalId)
  return { id, area }
}
