import type { BlogAuthor, BlogEntrySummary } from '../../legacy/contract/blogShapes'
import type { GatewayContext } from '../core/context'
import { knownWithin } from '../profiles/profileConnection'

/** Keeps authors that a call brought along, with their profiles, so that edges to them need no look-up. */
export function knownAuthors<L extends readonly BlogAuthor[]>(context: GatewayContext, authors: L): L {
  for (const author of authors) context.loaders.blogAuthors.prime(author.id, author)
  return knownWithin(context, authors)
}

/** The same for entries and who wrote them. */
export function knownEntries<L extends readonly BlogEntrySummary[]>(context: GatewayContext, entries: L): L {
  for (const entry of entries) context.loaders.blogEntries.prime(entry.id, entry)
  knownAuthors(
    context,
    entries.map(({ author }) => author),
  )
  return entries
}
