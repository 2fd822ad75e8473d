import { type Connection, connection, type PageArgs, type PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { VisitRange } from '../core/enums'
import type { Visit } from '../core/parents'
import { knownWithin } from './profileConnection'

/** Who looked at the viewer, latest first. */
export function visitors(
  context: GatewayContext,
  hours: VisitRange | undefined,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<Visit>> {
  return connection({
    call: 'Profiles.GetVisitors',
    args,
    filters: { hours },
    read: async (page) => knownWithin(context, await context.rest.Profiles.GetVisitors({ body: { hours, ...page } })),
    ...size,
  })
}
