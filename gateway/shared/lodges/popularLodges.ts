import type { LodgeSummary } from '../../../legacy/contract/lodges/lodgeShapes'
import type { GatewayContext } from '../../core/context'
import type { Connection, PageArgs, PageSize } from '../../core/lists/connections'
import { list } from '../../core/lists/list'

/** The lodges of the community where much happens. */
export function popularLodges(
  context: GatewayContext,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<LodgeSummary>> {
  return list(context, 'Lodges.GetPopularLodges', { args, ...size })
}
