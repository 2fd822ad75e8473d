import type { SearchOptions } from '../../legacy/contract/search'
import type { Connection, PageArgs } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import type { SearchOrder } from '../../legacy/contract/enums'
import { list } from '../core/lists/list'
import type { SearchResultEdge } from './parents'

interface Wish {
  readonly options?: SearchOptions
  readonly text?: string
  readonly order?: SearchOrder
}

/** The profiles that a search finds. */
export function foundProfiles(
  context: GatewayContext,
  { options, text, order }: Wish,
  args: PageArgs,
): Promise<Connection<SearchResultEdge['node']>> {
  const filters = { options, text, order }
  const total = async ({ rest }: GatewayContext) => (await rest.Search.CountProfiles({ body: { options, text } })).count
  return list(context, 'Search.SearchProfiles', { args, filters, total })
}
