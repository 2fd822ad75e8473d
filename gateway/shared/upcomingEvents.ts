import type { QueryOf } from '../../legacy/contract/contract'
import type { EventSummary } from '../../legacy/contract/events/eventShapes'
import type { GatewayContext } from '../core/context'
import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import { list } from '../core/lists/list'

type Filters = Omit<QueryOf<'Events.GetUpcomingEvents'>, 'skip' | 'take'>

/** The site's events by their beginning. */
export function upcomingEvents(
  context: GatewayContext,
  filters: Filters,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<EventSummary>> {
  return list(context, 'Events.GetUpcomingEvents', { args, filters, ...size })
}
