import type { SearchOptions } from '../../legacy/contract/search'
import type { Connection, PageArgs } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { SearchOrder } from '../core/enums'
import type { SearchResultEdge } from '../core/parents'
import { profileConnection } from '../profiles/profileConnection'

interface Wish {
  readonly options?: SearchOptions
  readonly text?: string
  readonly order?: SearchOrder
}

/** The members whom a search finds, as the REST calls describe one. */
export function foundProfiles(
  context: GatewayContext,
  { options, text, order }: Wish,
  args: PageArgs,
): Promise<Connection<SearchResultEdge['node']>> {
  const filters = { options, text, order }
  return profileConnection(context, 'Search.SearchProfiles', args, filters, (page) =>
    context.rest.Search.SearchProfiles({ body: { ...filters, ...page } }),
  )
}
