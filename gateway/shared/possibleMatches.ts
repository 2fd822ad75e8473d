import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import { list, type ListItem } from '../core/lists/list'

/** Profiles that match the viewer both ways; the edges give the reasons. */
export function possibleMatches(
  context: GatewayContext,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ListItem<'Search.GetMatchProfiles'>>> {
  return list(context, 'Search.GetMatchProfiles', { args, ...size })
}
