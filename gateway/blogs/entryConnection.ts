import type { BlogEntrySummary } from '../../legacy/contract/blogShapes'
import type { CallName } from '../../legacy/contract/contract'
import { type Connection, connection, type PageArgs, type PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import { knownEntries } from './known'

/** A list of entries as a connection. */
export function entryConnection(
  context: GatewayContext,
  call: CallName,
  args: PageArgs,
  filters: Readonly<Record<string, unknown>>,
  read: (page: { skip: number; take: number }) => Promise<readonly BlogEntrySummary[]>,
  size?: PageSize,
): Promise<Connection<BlogEntrySummary>> {
  return connection({ call, args, filters, read: async (page) => knownEntries(context, await read(page)), ...size })
}
