import type { ProfileSummary } from '../../legacy/contract/shapes'
import type { Connection, PageArgs } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { ProfileOrder } from '../generated/resolvers'
import { profileConnection } from './profileConnection'

interface Page {
  readonly skip: number
  readonly take: number
}

/** The call behind each order. */
const reads = {
  NEWEST: {
    call: 'Search.GetNewestProfiles',
    read: ({ rest }: GatewayContext, query: Page) => rest.Search.GetNewestProfiles({ query }),
  },
  ONLINE: {
    call: 'Profiles.GetOnlineProfiles',
    read: ({ rest }: GatewayContext, body: Page) => rest.Profiles.GetOnlineProfiles({ body }),
  },
  BIRTHDAY: {
    call: 'Profiles.GetBirthdayProfiles',
    read: ({ rest }: GatewayContext, query: Page) => rest.Profiles.GetBirthdayProfiles({ query }),
  },
} as const

/** Profiles in one of the orders that the graph offers. */
export function orderedProfiles(
  context: GatewayContext,
  order: ProfileOrder,
  args: PageArgs,
  size?: { readonly defaultFirst: number; readonly maxFirst: number },
): Promise<Connection<ProfileSummary>> {
  const { call, read } = reads[order]
  return profileConnection(context, call, args, {}, (page) => read(context, page), size)
}
