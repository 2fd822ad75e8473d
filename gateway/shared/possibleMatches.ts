import type { Connection, PageArgs, PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import { list, type ListItem } from '../core/list'

/** Members who fit the viewer, and whom the viewer fits; the edges tell why. */
export function possibleMatches(
  context: GatewayContext,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ListItem<'Search.GetMatchProfiles'>>> {
  return list(context, 'Search.GetMatchProfiles', { args, ...size })
}
