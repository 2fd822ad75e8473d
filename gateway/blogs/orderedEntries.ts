import type { BlogEntrySummary } from '../../legacy/contract/blogShapes'
import type { Connection, PageArgs, PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { BlogPeriod } from '../core/enums'
import type { BlogEntryOrder } from '../generated/resolvers'
import { entryConnection } from './entryConnection'

/** The entries of the community in one of the orders that the graph offers. */
export function orderedEntries(
  context: GatewayContext,
  order: BlogEntryOrder,
  days: BlogPeriod,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<BlogEntrySummary>> {
  const { GetAllBlogEntries, GetMostViewed, GetMostCommented, GetCurated } = context.rest.Blogs
  switch (order) {
    case 'NEWEST':
    case 'LATEST_ACTIVITY': {
      const filters = { sortByActivity: order === 'LATEST_ACTIVITY' }
      return entryConnection(
        context,
        'Blogs.GetAllBlogEntries',
        args,
        filters,
        (page) => GetAllBlogEntries({ query: { ...filters, ...page } }),
        size,
      )
    }
    case 'MOST_READ':
      return entryConnection(
        context,
        'Blogs.GetMostViewed',
        args,
        { days },
        (page) => GetMostViewed({ query: { days, ...page } }),
        size,
      )
    case 'MOST_COMMENTED':
      return entryConnection(
        context,
        'Blogs.GetMostCommented',
        args,
        { days },
        (page) => GetMostCommented({ query: { days, ...page } }),
        size,
      )
    case 'CURATED':
      return entryConnection(context, 'Blogs.GetCurated', args, {}, (query) => GetCurated({ query }), size)
  }
}
