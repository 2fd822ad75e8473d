import type { GraphQLSchema } from 'graphql'
import { areasOf } from '../core/schema/areas'
import { entryFor } from '../core/schema/node'

/** The comment source of an item, and the item's legacy id. */
export function sourceOfItem(schema: GraphQLSchema, globalId: string) {
  const { id, of: area } = entryFor(new Map(areasOf(schema).comments.map((each) => [each.itemType, each])), globalId)
  return { id, area }
}

/** The same for a comment. */
export function sourceOfComment(schema: GraphQLSchema, globalId: string) {
  const { id, of: area } = entryFor(new Map(areasOf(schema).comments.map((each) => [each.commentType, each])), globalId)
  return { id, area }
}
