import type { BlogEntrySummary } from '../../legacy/contract/blogShapes'
import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import { list } from '../core/lists/list'
import type { BlogEntryOrder, BlogPeriod } from '../generated/resolvers'

/** The entries of the community in one of the graph's orders. */
export function orderedEntries(
  context: GatewayContext,
  order: BlogEntryOrder,
  days: BlogPeriod,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<BlogEntrySummary>> {
  switch (order) {
    case 'NEWEST':
    case 'LATEST_ACTIVITY': {
      const filters = { sortByActivity: order === 'LATEST_ACTIVITY' }
      return list(context, 'Blogs.GetAllBlogEntries', { args, filters, ...size })
    }
    case 'MOST_READ':
      return list(context, 'Blogs.GetMostViewed', { args, filters: { days }, ...size })
    case 'MOST_COMMENTED':
      return list(context, 'Blogs.GetMostCommented', { args, filters: { days }, ...size })
    case 'CURATED':
      return list(context, 'Blogs.GetCurated', { args, ...size })
  }
}
