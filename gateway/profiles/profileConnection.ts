import type { CallName } from '../../legacy/contract/contract'
import type { ProfileSummary } from '../../legacy/contract/shapes'
import { type Connection, connection, type PageArgs, type PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'

/** Keeps profiles that a list brought along, so that edges back to them need no look-up. */
export function known<L extends readonly ProfileSummary[]>(context: GatewayContext, profiles: L): L {
  for (const profile of profiles) context.loaders.profiles.prime(profile.id, profile)
  return profiles
}

/** The same for what says something of one profile each: visits, notes, relations. */
export function knownWithin<L extends readonly { readonly profile: ProfileSummary }[]>(
  context: GatewayContext,
  items: L,
): L {
  known(
    context,
    items.map(({ profile }) => profile),
  )
  return items
}

/** A list of profiles as a connection. */
export function profileConnection<T extends ProfileSummary>(
  context: GatewayContext,
  call: CallName,
  args: PageArgs,
  filters: Readonly<Record<string, unknown>>,
  read: (page: { skip: number; take: number }) => Promise<readonly T[]>,
  size?: PageSize,
): Promise<Connection<T>> {
  return connection({ call, args, filters, read: async (page) => known(context, await read(page)), ...size })
}
