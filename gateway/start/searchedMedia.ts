import type { GraphQLSchema } from 'graphql'
import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import { ForeignIdError, RefusedError } from '../core/errors'
import type { ListItem } from '../core/lists/list'
import { foundMedia, newestMedia } from '../shared/mediaLists'
import { readSearch } from '../shared/searchOptions'

/**
 * Media found by the search that the member saved for the start page; the newest where that search is no longer
 * valid.
 */
export async function searchedMedia(
  context: GatewayContext,
  schema: GraphQLSchema,
  search: string | undefined,
  args: PageArgs,
  size: PageSize,
): Promise<Connection<ListItem<'Media.SearchMedia' | 'Media.GetNewestMedia'>>> {
  const wish = search === undefined ? null : readSearch(schema, search)
  if (!wish) return newestMedia(context, {}, args, size)
  try {
    return await foundMedia(context, wish, undefined, args, size)
  } catch (error) {
    const isInvalid = error instanceof RefusedError && error.code === 'BAD_USER_INPUT'
    if (isInvalid || error instanceof ForeignIdError) return newestMedia(context, {}, args, size)
    throw error
  }
}
