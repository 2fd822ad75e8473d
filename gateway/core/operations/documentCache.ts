import { type DocumentNode, visit } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Room for all operations of the web client, with 290 bytes a node. */
const MAX_NODES = 110_000
/** The text of a document takes memory too. */
const CHARACTERS_PER_NODE = 290

/** Caches parsed documents by their text; the least recently used ones are removed first. */
export function documentCache(): LRUCache<string, DocumentNode> {
  return new LRUCache({
    maxSize: MAX_NODES,
    sizeCalculation: (document, text) => nodesOf(document) + Math.ceil(text.length / CHARACTERS_PER_NODE),
  })
}

function nodesOf(document: DocumentNode): number {
  let nodes = 0
  visit(document, { enter: () => void (nodes += 1) })
  return nodes
}
