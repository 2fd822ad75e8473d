import type { GraphQLResolveInfo } from 'graphql'
import { areasOf } from '../core/schema/areas'
import type { GatewayContext } from '../core/context'
import { legacyIdOf } from '../core/globalIds'
import { list } from '../core/lists/list'
import { given, mutate, perform } from '../core/mutation'
import { entryFor, loadOf } from '../core/schema/node'
import type { Report } from './parents'
import type { Reportable } from '../core/schema/graphTypes'
import type { Resolvers } from '../generated/resolvers'

async function reportedItem({ itemType, itemId }: Report, context: GatewayContext, info: GraphQLResolveInfo) {
  const types = [...areasOf(info.schema).reportable].flatMap(([name, type]) => (type === itemType ? [name] : []))
  for (const type of types) {
    const item = await loadOf(type as Reportable['__typename'], itemId, context, info)
    if (item) return item
  }
  return null
}

export const reportsResolvers: Resolvers = {
  Viewer: {
    reports: (_viewer, { open, ...args }, context) =>
      list(context, 'Reports.GetReports', { args, filters: { open: open ?? undefined } }),
  },
  Reportable: { __resolveType: ({ __typename }) => __typename },
  Report: {
    item: (report, _args, context, info) => reportedItem(report, context, info),
    reportedProfile: ({ reportedProfileId: id }, _args, { loaders }) =>
      id === null ? null : loaders.profiles.load(id),
    reporter: ({ reporterId: id }, _args, { loaders }) => (id === null ? null : loaders.profiles.load(id)),
  },
  Mutation: {
    reportContent: (_parent, { input: { id, ...report } }, context, { schema }) =>
      perform(
        context,
        () => {
          const { id: itemId, of: itemType } = entryFor(areasOf(schema).reportable, id)
          const body = { itemType, itemId, ...given(report) }
          return context.rest.Reports.ReportContent({ body })
        },
        { itemType: 'id', itemId: 'id' },
      ),
    decideReport: (_parent, { input: { reportId, decision, ...more } }, context) =>
      mutate(context, async () => {
        const body = { reportId: legacyIdOf(reportId, 'Report'), decision, ...given(more) }
        return { report: await context.rest.Reports.DecideReport({ body }) }
      }),
  },
}
