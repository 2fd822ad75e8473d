import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import type { VisitRange } from '../generated/resolvers'
import { list, type ListItem } from '../core/lists/list'

/** The viewer's visitors, latest first. */
export function visitors(
  context: GatewayContext,
  hours: VisitRange | undefined,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ListItem<'Profiles.GetVisitors'>>> {
  return list(context, 'Profiles.GetVisitors', { args, filters: { hours }, ...size })
}
