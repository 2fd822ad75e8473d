import { type Connection, connection, type PageArgs, type PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { PossibleMatchEdge } from '../core/parents'
import { knownWithin } from '../profiles/profileConnection'

/** Members who fit the viewer, and whom the viewer fits; the edges tell why. */
export function possibleMatches(
  context: GatewayContext,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<PossibleMatchEdge['node']>> {
  return connection({
    call: 'Search.GetMatchProfiles',
    args,
    read: async (query) => knownWithin(context, await context.rest.Search.GetMatchProfiles({ query })),
    ...size,
  })
}
