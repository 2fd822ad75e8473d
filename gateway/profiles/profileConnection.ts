import type { CallName } from '../../legacy/contract/contract'
import type { ProfileSummary } from '../../legacy/contract/shapes'
import { type Connection, connection, type PageArgs } from '../core/connections'
import type { GatewayContext } from '../core/context'

/** Keeps profiles that a list brought along, so that edges back to them need no look-up. */
export function known(context: GatewayContext, profiles: ProfileSummary[]): ProfileSummary[] {
  for (const profile of profiles) context.loaders.profiles.prime(profile.id, profile)
  return profiles
}

/** A list of profiles as a connection. */
export function profileConnection(
  context: GatewayContext,
  call: CallName,
  args: PageArgs,
  filters: Readonly<Record<string, unknown>>,
  read: (page: { skip: number; take: number }) => Promise<ProfileSummary[]>,
  size: { readonly defaultFirst?: number; readonly maxFirst?: number } = {},
): Promise<Connection<ProfileSummary>> {
  return connection({ call, args, filters, read: async (page) => known(context, await read(page)), ...size })
}
